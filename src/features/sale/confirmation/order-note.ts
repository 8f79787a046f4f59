import { promises } from '#src/domain/promises.ts';
import { momentText } from '#src/domain/shared/dates.ts';
import { designsDueAt } from '#src/domain/shared/promised-dates.rules.ts';
import type { OrderNote } from '#src/domain/visit-notes.ts';

/** For the home page, to which the form leads. Without a valid link the order is not known. */
export function noteOrder(orderId: number | null): void {
  const due = designsDueAt(new Date());
  const note: OrderNote = {
    text: orderId
      ? `Order #${orderId} is confirmed: three designs by ${momentText(due)}.`
      : `Your form has arrived. We’ll match it to your order and write to you within ${promises.replyHours} hours.`,
    until: due.getTime(),
  };
  try {
    localStorage.setItem('order-note', JSON.stringify(note));
    // The price is paid.
    sessionStorage.removeItem('market-note');
  } catch {}
}
