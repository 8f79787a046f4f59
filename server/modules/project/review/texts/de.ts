import type { ReviewEmailTexts } from './texts.ts';

export const de: ReviewEmailTexts = {
  subject: 'Wie gefällt Ihnen Ihre Website?',
  preview: 'Zwei Minuten für eine Bewertung helfen uns und allen, die sich noch entscheiden.',
  greeting: 'Guten Tag {name},',
  lead: 'Ihre Website ist seit zwei Wochen online. Wie war die Zusammenarbeit mit uns, und wie gefällt Ihnen das Ergebnis?',
  form: 'Eine Bewertung dauert zwei Minuten: Sterne wählen, ein paar Worte schreiben und festlegen, welchen Namen wir zeigen dürfen. Wir veröffentlichen Bewertungen so, wie sie geschrieben sind, und ändern nie ein Wort.',
  button: 'Bewertung schreiben',
  linkNote:
    'Dieser Link ist nur für Sie bestimmt. Er gehört zu Ihrer Bestellung {orderId} und gilt {linkDays} Tage. Ihre Bewertung können Sie nach dem Schreiben noch {editDays} Tage lang ändern.',
  once: 'Wir fragen nur dieses eine Mal. Falls mit Ihrer Website etwas nicht stimmt, antworten Sie auf diese E-Mail, und wir bringen es in Ordnung.',
};
