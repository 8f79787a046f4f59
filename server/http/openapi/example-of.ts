/** Examples for the OpenAPI document: realistic by the name of a field, else by its schema. */
import { PACKAGE_NAME, PRICE_PLAIN } from '#src/domain/offer.ts';
import type { JsonSchema } from './schema.ts';

const FORMATS: Record<string, string> = {
  'date-time': '2026-11-22T09:30:00.000Z',
  date: '2026-11-22',
  email: 'ada@example.com',
  uri: 'https://example.com',
  uuid: '0d5f7a7c-6a55-4b0e-9d62-2f2a3f9f6c11',
};

const ADA = 'Ada Quill';
const QUILL = 'Quill Bookbinding';
const ID = 412_305_871;
const BY_NAME: Record<string, unknown> = {
  id: ID,
  orderId: ID,
  claimedOrderId: ID,
  affiliateId: 118_203_447,
  runId: 31,
  endpointId: 7,
  eventId: 'evt_2Xk9VhTq',
  name: ADA,
  customerName: ADA,
  fullName: ADA,
  affiliateName: 'Robin Vale',
  email: 'ada@example.com',
  customerEmail: 'ada@example.com',
  username: 'owner',
  password: 'correct horse battery',
  phone: '+44 20 7946 0018',
  customerPhone: '+44 20 7946 0018',
  company: QUILL,
  businessName: QUILL,
  businessDescription: 'Hand-bound books and repairs, made to order in a small workshop.',
  preferredDomain: 'quillbinding.example',
  message: 'How soon could you start on our site?',
  amount: PRICE_PLAIN,
  amountMinor: 25_000,
  originalMinor: 25_000,
  refundedMinor: 0,
  status: 'paid',
  packageType: PACKAGE_NAME,
  paymentReference: 'pi_3Q1example',
  stripePaymentIntentId: 'pi_3Q1example',
  checkoutId: 'cs_test_example',
  referralCode: 'ADA4K7QX',
  affiliateCode: 'ADA4K7QX',
  commissionRate: '10',
  commissionAmount: '25.00',
  rate: '10',
  label: 'November 2026',
  createdBy: 'owner',
  formSentBy: 'owner',
  reference: 'PAYPAL-7KX21',
  paidOn: '2026-11-22',
  fileName: 'abcdefghijklmnopqrstuvwxyz.png',
  logoFileName: 'abcdefghijklmnopqrstuvwxyz.png',
  cursor: `1795340000000.${ID}`,
  q: 'quill',
  from: '2026-11-01',
  to: '2026-11-30',
  limit: 50,
  url: 'https://crm.example/webhooks',
  description: 'CRM',
  prefix: 'sft_4mPq',
  // Neither is valid.
  token: 'sft_…',
  secret: 'whsec_…',
  lastUsedIp: '203.0.113.0/24',
  nextCursor: '4182',
  after: '4182',
};
/** Names that mean another thing in one call. */
const BY_PLACE: Record<string, unknown> = {
  'apiTokens_create.name': 'CRM',
  'apiTokens_list.name': 'CRM',
  'events_list.id': 'evt_2Xk9VhTq',
  'events_list.data': { id: ID, status: 'paid', amountMinor: 25_000, currency: 'usd' },
  'webhookDeliveries_list.cursor': '4182',
  'webhookDeliveries_list.status': 'succeeded',
  'webhookDeliveries_list.attempts': [
    { at: '2026-11-22T09:30:00.000Z', status: 200, durationMs: 84, response: 'ok' },
  ],
  'webhookDeliveries_list.nextAttemptAt': null,
  'webhookDeliveries_redeliver.attempts': [],
  'webhookEndpoints_sendTest.type': 'webhook.test',
  'webhookEndpoints_sendTest.attempts': [],
  'prospects_greet.token': `4821-${'a'.repeat(43)}`,
  'affiliates_verifyCode.code': '123456',
  'contacts_setStatus.status': 'answered',
  'contacts_setState.state': 'answered',
  'confirmations_setStatus.status': 'in_progress',
  'referrals_byCode.code': 'ADA4K7QX',
  'referrals_visit.code': 'ADA4K7QX',
};

/** Examples of bodies whose fields are all optional. */
const REQUESTS: Record<string, unknown> = {
  webhookEndpoints_update: { events: ['order.paid', 'order.refunded'], enabled: true },
};

const isScalar = (type: unknown): boolean =>
  ['string', 'integer', 'number'].includes(String(Array.isArray(type) ? type[0] : type));

/** @param isRequest leaves out what a caller may leave out, so that the example can be sent */
type Place = { name?: string; operation?: string; isRequest?: boolean };

export function exampleOf(schema: JsonSchema, place: Place = {}): unknown {
  const { name = '', operation = '' } = place;
  if ('const' in schema) return schema.const;
  if (!name && place.isRequest && REQUESTS[operation]) return REQUESTS[operation];
  const special = BY_PLACE[`${operation}.${name}`];
  if (special !== undefined) return special;
  const known = BY_NAME[name];
  if (known !== undefined && accepts(schema, known)) return known;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [choice] = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as JsonSchema[];
  if (choice) return exampleOf(choice, place);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectExample(schema, place);
  if (type === 'array') return schema.items ? [exampleOf(schema.items as JsonSchema, place)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (type === 'string') return FORMATS[String(schema.format)] ?? 'text';
  return null;
}

/** Whether a field of this name is of the same kind here. */
function accepts(schema: JsonSchema, value: unknown): boolean {
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as JsonSchema[]).some((one) => accepts(one, value));
  if (!isScalar(schema.type)) return false;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  const types = [schema.type].flat();
  return typeof value === 'number'
    ? types.some((type) => type === 'integer' || type === 'number')
    : types.includes('string');
}

function objectExample(schema: JsonSchema, place: Place): Record<string, unknown> {
  const required = new Set((schema.required ?? []) as string[]);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return Object.fromEntries(
    properties
      .filter(([name, property]) => !place.isRequest || required.has(name) || 'default' in property)
      .map(([name, property]) => [name, exampleOf(property, { ...place, name })]),
  );
}
