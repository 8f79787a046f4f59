import type { OrderLanguage } from '#src/content/languages/order-texts.ts';
import { paths } from '#src/domain/paths.ts';
import { momentText } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { designsDueAt } from '#src/domain/shared/promised-dates.rules.ts';
import type { OrderNote } from '#src/domain/visit-notes.ts';
import { writeStored } from '#src/ui/behaviour/browser-storage.ts';

/** For the home page, to which the form leads. Without a valid link the order is not known. */
export function noteOrder(orderId: number | null, { lang, form: { sent } }: OrderLanguage): void {
  const due = designsDueAt(new Date());
  const note: OrderNote = {
    text: orderId ? fillText(sent.order, { orderId, date: momentText(due, lang) }) : sent.unmatched,
    link: sent.follow,
    path: paths.customerPageOf(orderId),
    until: due.getTime(),
    lang,
  };
  writeStored('localStorage', 'order-note', JSON.stringify(note));
  // The price is paid.
  writeStored('sessionStorage', 'market-note', null);
}
