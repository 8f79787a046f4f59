/**
 * Serial mutations: a later optimistic change cannot overtake an earlier one. Await `mutateAsync`:
 * callbacks of `mutate` are dropped once a second change follows.
 */
export const runSerially = (of: 'orders' | 'contacts' | 'confirmations'): { scope: { id: string } } => ({
  scope: { id: of },
});
