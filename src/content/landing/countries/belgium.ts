import { promises } from '#src/domain/offer.ts';
import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-belgium',
  title: 'Betaalbare website voor zelfstandigen in België',
  description:
    'Voordelige website voor zelfstandigen en kmo’s in Vlaanderen en Brussel: vaste prijs, drie ontwerpen op één dag, .be-domeinnaam en hosting inbegrepen.',
  h1: 'Een betaalbare website voor uw zaak, zonder meerwerk op de factuur',
  location: 'België',
  service: 'Webdesign in België',
  keywords: [
    'goedkope website laten maken België',
    'website voor zelfstandigen',
    'betaalbare website kmo',
    'webdesign vaste prijs Vlaanderen',
    'website in bijberoep',
    '.be domeinnaam met website',
  ],
  screen: {
    motif: 'plate',
    palette: 'sand',
    name: 'Traiteur Maes',
    headline: ['U dekt de tafel,', 'wij koken.'],
    text: 'Feesten en lunches in Waregem',
    action: 'Vraag het menu',
  },
  content: {
    intro:
      'Wie in België een zaak begint, heeft eerst het ondernemingsloket, de boekhouder en de bank gehad. Tegen dat de website aan de beurt komt, is het budget op en de goesting ook. Daarom houden wij het kort: u weet vooraf wat het kost, u kiest uit drie ontwerpen en u hoeft geen lastenboek te schrijven. Een traiteur in Waregem, een thuisverpleegkundige in Genk of een leerkracht die in bijberoep juwelen maakt in Mechelen: ze staan er even verzorgd op als de grote buur.',
    benefits: [
      {
        title: 'Ondernemingsnummer netjes vermeld',
        text: 'Het Wetboek van economisch recht vraagt op uw site onder meer naam, adres, contactgegevens en ondernemingsnummer. Daar voorzien we meteen een vaste plaats voor.',
      },
      {
        title: 'Ook in bijberoep',
        text: 'U werkt enkel ’s avonds of op zaterdag? Dan zeggen we dat helder, zodat niemand u op kantoor belt en aanvragen rustig in uw mailbox wachten.',
      },
      {
        title: 'Vlaams, geen vertaald Hollands',
        text: 'Hier heet het een droogkuis, een poetsvrouw en een koffiekoek. Uw bezoekers merken meteen dat ze bij iemand van hier terechtkomen.',
      },
      {
        title: 'Een adres op .be',
        text: 'De eerste twaalf maanden registratie zijn betaald. Zit u in de hoofdstad of wilt u kleur bekennen, dan kan .brussels of .vlaanderen een idee zijn.',
      },
      {
        title: 'Verlof en feestdagen bijgewerkt',
        text: 'Bouwverlof, brugdagen, een extra sluitingsdag rond Allerheiligen: stuur een bericht en wij passen het aan, het hele eerste jaar lang.',
      },
    ],
    process: [
      {
        title: 'U bestelt',
        text: 'Na de online betaling bezorgt u ons via een kort formulier uw activiteit, uw gemeente en uw openingsuren. Foto’s van toonzaal, atelier of werf volgen.',
      },
      {
        title: 'Wij ontwerpen',
        text: `Binnen ${promises.prototypeHours}\u00a0uur ontvangt u drie ontwerpen die echt van elkaar verschillen, telkens met uw eigen diensten en uw eigen toon.`,
      },
      {
        title: 'U beslist',
        text: 'Duid aan wat u aanspreekt en schrap de rest. Aanpassen kan zo vaak als nodig, ook wanneer uw vennoot of schoonmoeder er iets anders van vindt.',
      },
      {
        title: 'Wij werken af',
        text: 'Foto’s worden bijgesneden, teksten nagelezen, het contactformulier getest. We kijken of alles leesbaar blijft op een gsm in volle zon.',
      },
      {
        title: 'Uw zaak staat online',
        text: `Alles samen duurt meestal ${deliveryDays(' tot ')} dagen. Bij de oplevering hoort het certificaat van de boom die voor uw bestelling geplant wordt.`,
      },
    ],
    localInfo:
      'We werken voor heel Vlaanderen en voor Nederlandstalige zaken in Brussel: frituren en B&B’s in de Westhoek, vishandels in Oostende, schrijnwerkers in het Meetjesland, fruittelers in Haspengouw, diamantzetters nabij het Antwerpse station, fietsenmakers in Oudenaarde, psychologen in Leuven, tuinaannemers in de Noorderkempen en kinesisten in Jette. Zit uw cliënteel over de taalgrens, bezorg ons dan uw Franse tekst en wij maken de site in het Frans.',
    cta: 'Vandaag besteld en het formulier ingevuld, morgen drie ontwerpen om uit te kiezen. Geen huisbezoek en geen kleine lettertjes, wel een duidelijke prijs.',
  },
};
