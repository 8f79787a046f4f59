import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-finland',
  title: 'Edulliset kotisivut yritykselle kiinteään hintaan',
  description:
    'Kotisivut toiminimelle ja pienelle osakeyhtiölle: kolme ulkoasuehdotusta vuorokaudessa, verkkotunnus, webhotelli ja vuoden ylläpito samaan hintaan.',
  h1: 'Edulliset kotisivut suomalaiselle pienyritykselle',
  location: 'Suomi',
  service: 'Kotisivut yritykselle',
  keywords: [
    'edulliset kotisivut',
    'kotisivut yritykselle',
    'kotisivut toiminimelle',
    'kotisivut kiinteä hinta',
    'verkkosivut pienyritykselle',
    'kotisivujen teko',
    'halvat nettisivut',
  ],
  screen: {
    motif: 'house',
    palette: 'sky',
    name: 'Harjulan mökit',
    headline: ['Järvi alkaa', 'laiturilta.'],
    text: 'Kaksi hirsimökkiä Kuusamossa',
    action: 'Kysy vapaat viikot',
  },
  content: {
    intro:
      'Suomalainen asiakas ei mielellään soita kysyäkseen hintaa. Hän katsoo sivut, lukee yhteystiedot, tarkistaa Y-tunnuksen ja päättää sitten. Siksi hiljainenkin yritys tarvitsee sivut, jotka puhuvat sen puolesta: putkiliike Kuopiossa, hieroja Raumalla, mökkivuokraaja Kuusamossa. Me teemme ne kiinteällä hinnalla ilman myyntipuheluita. Näet kolme erilaista ehdotusta viimeistään vuorokauden kuluttua lomakkeen lähettämisestä, valitset mieleisesi ja pyydät muutoksia, kunnes lopputulos tuntuu omalta. Verkkotunnus, webhotelli ja vuoden ylläpito kuuluvat samaan hintaan, ja jokaisesta tilauksesta istutetaan puu.',
    benefits: [
      {
        title: 'Hinta, joka pitää',
        text: 'Ei avausmaksua, kuukausimaksua eikä tuntilaskutusta. Summa on tiedossa ennen tilausta, ja toisesta vuodesta päätät vasta, kun näet, mitä sivut ovat tuoneet.',
      },
      {
        title: 'Kotitalousvähennys näkyviin',
        text: 'Remontoija, siivooja tai puutarhuri saa sivulle selvän maininnan kotitalousvähennyksestä. Asiakas laskee oman osuutensa ennen yhteydenottoa ja kysyy vähemmän turhaa.',
      },
      {
        title: 'Y-tunnus ja yhteystiedot kunnossa',
        text: 'Laki edellyttää, että verkossa palveluja tarjoavan nimi, osoite, sähköposti ja Y-tunnus löytyvät helposti. Ne ovat alatunnisteessa joka sivulla, valmiina tarkistettaviksi.',
      },
      {
        title: 'Pitkätkin sanat mahtuvat ruudulle',
        text: 'Ilmalämpöpumppuasennus ei katkea väärästä kohdasta pienelläkään näytöllä. Otsikot ja painikkeet mitoitetaan suomen kielelle eikä englannista käännetylle mallipohjalle.',
      },
      {
        title: 'Luettavissa laiturin nokassa',
        text: 'Sivut ovat kevyet, joten ne aukeavat myös mökkirannan heikolla yhteydellä. Juuri siellä ihmiset miettivät, kuka korjaisi kiukaan ennen juhannusta.',
      },
    ],
    process: [
      {
        title: 'Tilaus ja lyhyt lomake',
        text: 'Maksa verkossa ja kirjoita, mitä yritys tekee ja kenelle. Kerro toivottu .fi-osoite ja liitä logo, jos sellainen on. Ranskalaiset viivat riittävät hyvin.',
      },
      {
        title: 'Kolme ehdotusta vuorokaudessa',
        text: 'Saat kolme ehdotusta, joissa on oma nimesi ja omat palvelusi. Voit nukkua yön yli, kysyä kotiväeltä ja valita vasta sitten.',
      },
      {
        title: 'Muutokset ilman ylärajaa',
        text: 'Sano suoraan, mikä ei toimi. Värit, järjestys ja sanamuodot vaihdetaan niin monta kertaa kuin tarvitaan, eikä siitä laskuteta erikseen.',
      },
      {
        title: 'Sivut valmiiksi',
        text: 'Valitsemastasi ehdotuksesta tehdään valmiit sivut. Lopuksi kokeillaan lomake, puhelinlinkki, ääkköset ja se, että sivut näkyvät oikein vanhassakin puhelimessa.',
      },
      {
        title: 'Julkaisu ja ylläpito',
        text: `Tilauksesta julkaisuun kuluu yleensä ${deliveryDays('–')}\u00a0päivää. Sivut avataan omassa osoitteessasi, ja saat todistuksen istutettavasta puusta. Sen jälkeen päivityksistä ja tuesta huolehditaan vuosi, aukioloajoista alkaen.`,
      },
    ],
    localInfo:
      'Työ tehdään etänä, joten sijainti ei vaikuta hintaan. Sivut tehdään yhtä lailla parturille Kallioon, maalarille Vantaalle, ompelijalle Porvooseen, veneenveistäjälle Kotkaan, autokorjaamolle Seinäjoelle, tilitoimistolle Jyväskylään, kahvilalle Fiskarsiin, hammaslääkärille Ouluun, marjatilalle Suonenjoelle ja huskysafareja vetävälle perheyritykselle Muonioon. Asiat hoituvat sähköpostilla, puhelimella ja chatissa, eikä kenenkään tarvitse ajaa palaveriin. Sesonkiyrittäjän kannattaa tilata ajoissa: kesäsivut keväällä, talvisivut ennen ensilunta. Myös rannikon ja Ahvenanmaan yritykset ovat tervetulleita.',
    cta: 'Tilaa ja lähetä lomake tänään, ja vertaile huomenna kolmea ehdotusta. Puhelinpalavereja ei tarvita, viesti riittää.',
  },
};
