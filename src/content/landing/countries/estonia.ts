import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-estonia',
  title: 'Soodne koduleht kindla hinnaga Eesti ettevõttele',
  description:
    'Koduleht OÜ-le ja FIE-le üle Eesti: kolm kavandit ööpäevaga, domeen, majutus ja aastane hooldus ühe hinna sees. Kuutasu ja peidetud lisatasusid ei ole.',
  h1: 'Soodne koduleht Eesti väikeettevõttele',
  location: 'Eesti',
  service: 'Kodulehe tegemine Eestis',
  keywords: [
    'soodne koduleht',
    'kodulehe tegemine',
    'koduleht ettevõttele',
    'kodulehe hind',
    'odav koduleht',
    'veebilehe tegemine',
    'koduleht OÜ-le',
  ],
  screen: {
    motif: 'mirror',
    palette: 'plum',
    name: 'Juuksur Liis',
    headline: ['Lõikus, mis', 'püsib.'],
    text: 'Juuksurisalong Tartus',
    action: 'Küsi vaba aega',
  },
  content: {
    intro:
      'Eestis saab osaühingu asutada ühe pärastlõunaga, aga koduleht jääb sageli aastaks ootama. Vahepeal otsib klient sinu nime, leiab äriregistri väljavõtte ja kataloogi vana telefoninumbri ning helistab järgmisele. Meie teeme kodulehe ära sama asjalikult, nagu siin muidki asju aetakse: maksad veebis, täidad lühikese vormi ja ööpäeva pärast vaatad kolme kavandit. Valid ühe, parandame seda nii kaua, kuni sobib, ja leht läheb üles. Domeen, majutus ja aastane hooldus on hinna sees ning koosolekuid pole vaja pidada.',
    benefits: [
      {
        title: 'Paberivaba algusest lõpuni',
        text: 'Tellimine, valik ja kinnitamine käivad veebis. Keegi ei palu lepingut printida ega tule kontorisse esitlust pidama. Sina tegeled vahepeal oma tööga.',
      },
      {
        title: 'Registrikood ja kontaktid omal kohal',
        text: 'Infoühiskonna teenuse seadus nõuab, et nimi, registrikood, aadress ja e-post oleksid hõlpsasti leitavad. Paneme need jalusesse, vajaduse korral koos KMKR-numbriga.',
      },
      {
        title: 'Eesti keel, mis kõlab nagu eesti keel',
        text: 'Käänded ei lähe pealkirjades katki ja „innovaatilisi lahendusi“ ei leia kusagilt. Kirjutame, mida sa teed, kus sa käid ja mis ajaks jõuad.',
      },
      {
        title: 'Sobib ka e-residendile',
        text: 'Kui sinu OÜ on Eestis, aga sina Portos või Berliinis, ei muuda see midagi. Kõik sammud tehakse distantsilt ja vastused tulevad e-kirjaga.',
      },
      {
        title: 'Selge, mis teisel aastal saab',
        text: 'Pikendamise hinnad on kirjas enne ostu. Pole klauslit, mis sind vaikimisi kaheks aastaks kinni hoiab: pikendad ainult siis, kui koduleht on end ära tasunud.',
      },
    ],
    process: [
      {
        title: 'Telli ja täida vorm',
        text: 'Vorm küsib ettevõtte nime, tegevust, soovitud domeeni ja logo, kui see on olemas. Paar lauset oma sõnadega on parem kui lehekülg reklaamjuttu.',
      },
      {
        title: 'Kolm kavandit ööpäevaga',
        text: 'Kavanditel on sinu päris teenused ja sinu linn, nii et erinevust on kohe näha. Saada lingid ka äripartnerile, siis on lihtsam otsustada.',
      },
      {
        title: 'Vali ja paranda',
        text: 'Ütle otse, mis ei meeldi, me ei solvu. Parandusi võib olla kui tahes palju ja lisaraha nende eest ei küsita.',
      },
      {
        title: 'Teostus ja kontroll',
        text: 'Kui oled valinud, teeme lehe valmis. Kontrollime õ-tähte vormis, kaarti, telefonilinki ja seda, kuidas leht bussiga sõites telefonis avaneb.',
      },
      {
        title: 'Avamine ja puu',
        text: `Tellimusest avamiseni kulub enamasti ${deliveryDays('–')}\u00a0päeva. Ühendame domeeni, saadame istutatava puu tunnistuse ja hooldame lehte terve aasta.`,
      },
    ],
    localInfo:
      'Teeme kodulehti ettevõtetele üle kogu maa: juuksuritele Kalamajas, autoremonditöökodadele Lasnamäel, hambaarstidele Tartus, puuseppadele Võrumaal, külalistemajadele Pärnus, lambakasvatajatele Saaremaal, paadirentijatele Käsmus, raamatupidajatele Rakveres, kohvikutele Viljandis ja keevitajatele Jõhvis. Kõik käib e-kirja, telefoni ja vestluse teel, nii et keegi ei pea koosoleku pärast Tallinna sõitma. Saartel ja kuurortides arvestame, et hooaeg algab enne jaanipäeva, ning Otepääl, et see algab esimese lumega.',
    cta: 'Telli ja saada vorm ära täna ning homme on sul kolm kavandit ees. Iga tellimuse eest istutame ka puu.',
  },
};
