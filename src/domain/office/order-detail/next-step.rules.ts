type Order = { status: string; formSent: boolean };

/** What an order waits for before its project says what is due. */
export function nextStepText(order: Order, hasForm: boolean): string | null {
  if (order.status === 'cancelled') return null;
  if (order.status !== 'paid') return 'The customer pays. Set the status to paid when the money has arrived.';
  if (hasForm) return null;
  return order.formSent ? 'The customer answers the order form.' : 'Send the customer the order form.';
}
