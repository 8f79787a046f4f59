/** Removes the payer from a stored event of the payment provider. */
const PAYER_FIELDS: ReadonlySet<string> = new Set([
  'customer_details',
  'customer_email',
  'billing_details',
  'receipt_email',
  'shipping_details',
]);
type EventPayload = { data?: { object?: Record<string, unknown> } };

/** @param address written instead of the payer's; null for an event without one */
export function withoutPayer(payload: unknown, address: string | null): EventPayload {
  const event = payload as EventPayload;
  const kept = Object.entries(event.data?.object ?? {}).filter(([name]) => !PAYER_FIELDS.has(name));
  const object = Object.fromEntries(address ? [...kept, ['customer_email', address]] : kept);
  return { ...event, data: { ...event.data, object } };
}
