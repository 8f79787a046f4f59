import type { ReviewEmailTexts } from './texts.ts';

export const lv: ReviewEmailTexts = {
  subject: 'Kā jums patīk mājaslapa?',
  preview: 'Divu minūšu atsauksme palīdzētu mums un tiem, kas vēl izvēlas.',
  greeting: 'Labdien, {name}!',
  lead: 'Jūsu mājaslapa darbojas jau divas nedēļas. Kā bija strādāt ar mums, un kā jums patīk rezultāts?',
  form: 'Atsauksme aizņems divas minūtes: izvēlieties zvaigznes, uzrakstiet dažus vārdus un izlemiet, kādu vārdu drīkstam rādīt. Atsauksmes publicējam tādas, kādas tās uzrakstītas, un nekad nemainām ne vārda.',
  button: 'Rakstīt atsauksmi',
  linkNote:
    'Šī saite ir paredzēta tikai jums. Tā attiecas uz pasūtījumu Nr.\u00a0{orderId} un ir derīga {linkDays}\u00a0dienas. Uzrakstīto atsauksmi varēsiet mainīt vēl {editDays}\u00a0dienas.',
  once: 'Jautājam tikai vienu reizi. Ja ar mājaslapu kaut kas nav kārtībā, atbildiet uz šo e-pastu, un mēs to sakārtosim.',
};
