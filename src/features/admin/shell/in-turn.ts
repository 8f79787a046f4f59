/**
 * Options of changes that stand on each other: sent one after another, in the order of the clicks. The screen shows a change before the
 * server has it, so that the next one could otherwise overtake it. Await `mutateAsync` of these: the callbacks of `mutate` are dropped
 * as soon as a second change follows.
 */
export const inTurn = (of: 'orders' | 'contacts' | 'confirmations'): { scope: { id: string } } => ({ scope: { id: of } });
