import { type OrderStatus, sendFormState } from '#src/domain/sale/order/order.rules.ts';

export type OrderHit = {
  id: number;
  label: string;
  href: string;
  order?: { status: OrderStatus; formSent: boolean } | undefined;
};
export const VERBS = ['send', 'cancel', 'open'] as const;
export type Verb = (typeof VERBS)[number];

/** `send hollow` searches for "hollow" and offers to send. A lone verb is a search word. */
export function splitVerb(query: string): { verb: Verb | null; words: string } {
  const [first = '', ...rest] = query.split(' ');
  const verb = VERBS.find((candidate) => candidate === first.toLowerCase());
  const words = rest.join(' ').trim();
  return verb && words !== '' ? { verb, words } : { verb: null, words: query };
}

/** The actions that the server would accept for this order now. */
export function verbsFor({ order }: OrderHit): Verb[] {
  if (!order) return [];
  return VERBS.filter((verb) => {
    if (verb === 'send') return sendFormState(order) === 'can-send';
    return verb === 'open' || order.status !== 'cancelled';
  });
}
