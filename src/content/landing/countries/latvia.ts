import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-latvia',
  title: 'Lēta mājaslapa par fiksētu cenu Latvijas uzņēmumiem',
  description:
    'Mājaslapas izveide SIA un pašnodarbinātajiem: trīs dizaina varianti diennakts laikā, domēns, hostings un gada uzturēšana par vienu skaidru cenu.',
  h1: 'Lēta mājaslapas izveide maziem uzņēmumiem Latvijā',
  location: 'Latvija',
  service: 'Mājaslapas izveide Latvijā',
  keywords: [
    'lēta mājaslapa',
    'mājaslapas izveide',
    'mājaslapu izstrāde cena',
    'mājaslapa uzņēmumam',
    'mājaslapa pašnodarbinātajam',
    'tīmekļa vietnes izveide',
    'domēns un hostings',
  ],
  screen: {
    motif: 'flame',
    palette: 'navy',
    name: 'Krāsnis Ozols',
    headline: ['Silts līdz', 'rītam.'],
    text: 'Krāsnis un kamīni Cēsīs',
    action: 'Zvanīt meistaram',
  },
  content: {
    intro:
      'Latvijā darbu dabū pēc ieteikuma, bet ieteikumu tagad vispirms pārbauda telefonā. Kaimiņiene nosauc krāšņu meistaru Cēsīs vai manikīri Purvciemā, un pēc minūtes cilvēks jau meklē nosaukumu, cenas un pāris bildes. Ja atrod tikai sludinājumu un numuru bez vārda, zvana kādam citam. Mēs izveidojam mājaslapu, kas šo ieteikumu apstiprina. Jūs samaksājat vienreiz, aizpildāt anketu, nākamajā dienā salīdzināt trīs dizaina variantus un izvēlaties savu. Domēns, hostings un gada uzturēšana jau ir iekļauti cenā, un par katru pasūtījumu iestādām koku.',
    benefits: [
      {
        title: 'Cena zināma pirms pirmā zvana',
        text: 'Nav ne tāmes „sākot no”, ne piemaksas par katru sadaļu. Summa ir viena, un pašnodarbinātais to var ierakstīt izdevumos tajā pašā vakarā.',
      },
      {
        title: 'Rekvizīti pēc likuma',
        text: 'Informācijas sabiedrības pakalpojumu likums prasa nosaukumu, reģistrācijas numuru, adresi un e-pastu redzamā vietā. Tie būs katras lapas apakšā, bez meklēšanas.',
      },
      {
        title: 'Garumzīmes un mīkstinājumi savā vietā',
        text: 'Virsrakstos nepazūd ne ķ, ne ļ, ne ū, un fonts neizskatās salīmēts no diviem. Tekstu rakstām dzīvā latviešu valodā, nevis tulkojam no angļu valodas.',
      },
      {
        title: 'Bildes pārliecina vairāk par saukļiem',
        text: 'Jumiķa lapā rādām jumtus, konditores – tortes, viesu nama – pirti un dīķi. Pietiek ar telefonu uzņemtiem kadriem, mēs tos apgriežam un izvietojam.',
      },
      {
        title: 'Gads bez tehniskām rūpēm',
        text: `Ja mainās darba laiks vai numurs, uzrakstiet mums. Atjauninājumi, drošības ielāpi un palīdzība ${times.supportMonths} mēnešus ir apmaksāti jau līdz ar pasūtījumu.`,
      },
    ],
    process: [
      {
        title: 'Pasūtījums un anketa',
        text: 'Pēc apmaksas aizpildiet īsu anketu: ko darāt, kurās pilsētās strādājat, kādu domēnu vēlaties. Logotipu pievienojiet, ja tāds ir; iztiksim arī bez tā.',
      },
      {
        title: `Trīs varianti ${times.draftHours}\u00a0stundās`,
        text: 'Saņemsiet trīs atšķirīgas sākumlapas ar savu nosaukumu un pakalpojumiem. Parādiet tās pastāvīgam klientam; viņš redzēs to, ko jūs vairs nepamanāt.',
      },
      {
        title: 'Jūsu izvēle un labojumi',
        text: 'Labojumu skaits nav ierobežots, tāpēc sakiet visu, kas traucē. Pārstrādājam, līdz ir labi, un papildu samaksu neprasām.',
      },
      {
        title: 'Izstrāde un pārbaude',
        text: 'No izvēlētā varianta top gatava lapa. Izmēģinām pieteikuma veidlapu, zvana pogu, karti un to, kā lapa lasāma saulē pie jūras.',
      },
      {
        title: 'Palaišana',
        text: `Pieslēdzam domēnu, atsūtām sertifikātu par koku, ko iestādīsim, un paliekam pieejami. Parasti viss aizņem ${deliveryDays('–')}\u00a0dienas.`,
      },
    ],
    localInfo:
      'Strādājam attālināti ar uzņēmumiem visā Latvijā: frizētavām Āgenskalnā, autoservisiem Ķengaragā, fizioterapeitiem Jūrmalā, galdniekiem Vidzemē, viesu namiem Gaujas krastos, zivju kūpinātājiem Rojā, keramiķiem Latgalē, maizniekiem Kuldīgā, grāmatvežiem Jelgavā un jumiķiem Liepājā. Visu sarunājam e-pastā, pa tālruni vai čatā, tāpēc uz Rīgu nav jābrauc. Piejūras viesu namiem un Gaujas laivu nomām lapu vislabāk pasūtīt līdz maijam, slēpošanas kalniem – līdz pirmajam sniegam.',
    cta: 'Pasūtiet un aizpildiet anketu jau šodien, un rīt izvēlēsieties no trim variantiem. Ja kaut kas nav skaidrs, uzrakstiet mums.',
  },
};
