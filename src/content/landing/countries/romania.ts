import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-romania',
  title: 'Creare site ieftin în România, totul inclus',
  description: `Site profesional pentru PFA, SRL și afaceri de familie din România: domeniu, găzduire și un an de mentenanță la preț fix. Trei machete în ${times.draftHours} de ore.`,
  h1: 'Creare site ieftin în România, la preț fix și fără surprize',
  location: 'România',
  service: 'Creare site web în România',
  keywords: [
    'creare site ieftin',
    'site de prezentare firmă',
    'site web PFA',
    'creare site România',
    'site web preț fix',
    'site pentru pensiune',
    'domeniu .ro și găzduire incluse',
  ],
  screen: {
    motif: 'bed',
    palette: 'sage',
    name: 'Pensiunea Fagul',
    headline: ['Dimineți', 'fără ceas.'],
    text: 'Șase camere lângă Bran',
    action: 'Vezi camerele',
  },
  content: {
    intro:
      'Ai o echipă de instalatori, un salon, o pensiune sau un cabinet, iar clienții te găsesc azi pe Facebook, pe OLX sau prin recomandări. Merge, până când cineva îți cere „un site, să văd ce lucrări ați făcut”. Atunci contează să ai un link de trimis. Site-ul îl construim noi: unul de prezentare, curat, rapid pe telefon, cu domeniul tău, găzduire și un an de mentenanță, la un singur preț, anunțat din start. La o zi după ce trimiți formularul primești trei machete gândite pentru firma ta, alegi una și, după ce ne trimiți pozele și câteva rânduri, totul e gata, de obicei în cel mult două săptămâni de la comandă.',
    benefits: [
      {
        title: 'Fără „depinde”',
        text: 'Întrebi cât costă un site și auzi sume care diferă și de zece ori de la o firmă la alta. La noi există un pachet și un preț, iar lista cu ce intră în el e pe această pagină.',
      },
      {
        title: 'Datele firmei, trecute corect',
        text: 'Legea cere ca pe site să apară denumirea, sediul, CUI-ul și numărul de la Registrul Comerțului. Le punem în subsolul paginii, iar dacă vinzi consumatorilor, adăugăm și linkul către ANPC.',
      },
      {
        title: 'Lucrările tale, ca dovadă',
        text: 'Înainte și după, șantierul din martie și casa din octombrie: o galerie bine aranjată convinge mai repede decât „seriozitate și calitate” scris cu litere mari.',
      },
      {
        title: 'Găsit și de cei plecați',
        text: 'Mulți români din Italia, Spania sau Germania plătesc lucrări pentru casa de acasă. Ei nu pot trece pe la tine, dar pot citi un site și îți pot scrie pe WhatsApp.',
      },
      {
        title: 'Te ocupi de treabă, nu de pluginuri',
        text: `Timp de ${times.supportMonths} luni ținem noi site-ul actualizat și îți răspundem la întrebări. Modificările mici intră tot aici, fără cost suplimentar.`,
      },
    ],
    process: [
      {
        title: 'Comanzi online',
        text: 'Plătești cu cardul și completezi un formular scurt: ce faci, în ce județ, cine te sună de obicei și ce domeniu .ro ai vrea.',
      },
      {
        title: 'Trimiți poze și câteva rânduri',
        text: 'Nu trebuie să fie literatură. Lista de servicii, programul, zonele unde te deplasezi și pozele din telefon ajung ca să pornim.',
      },
      {
        title: 'Primești trei machete',
        text: `În ${times.draftHours} de ore ai trei pagini diferite, nu același șablon în alte culori. Le deschizi pe telefon, exact cum le va vedea clientul.`,
      },
      {
        title: 'Alegi, ceri modificări, lansăm',
        text: `Corectăm cât e nevoie, fără limită. În ${times.workingDays} zile lucrătoare de la alegere site-ul e terminat. După ce îl aprobi, îl lansăm și primești certificatul copacului tău.`,
      },
    ],
    localInfo:
      'Lucrăm la distanță, pe meserii mai mult decât pe județe: cabinete din București și Ilfov, ateliere din Cluj-Napoca și Oradea, service-uri auto din Timișoara și Arad, saloane din Iași, constructori din Brașov, Sibiu și Pitești, crame din Dealu Mare, pensiuni din Bucovina, Maramureș, Apuseni și de la gurile Dunării, apartamente de vacanță din Constanța și Mamaia. Dacă trăiești din sezon, spune-ne când începe: pentru litoral pornim în martie, pentru pârtie în octombrie, ca oamenii să te găsească atunci când își fac planuri.',
    cta: 'Data viitoare când te întreabă cineva ce lucrări ai făcut, trimite-i un link. Restul îl spun pozele.',
  },
};
