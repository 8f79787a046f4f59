import { z } from 'zod';
import { EVENT_TYPES } from '#src/domain/reported-events.ts';
import { CURSOR_MESSAGE, listInput, pageOf } from '#src/domain/shared/list.schema.ts';
import { line, positiveId, tooLong } from '#src/domain/shared/text.schema.ts';
import { eventType, RECORDED_TYPES } from '../event/event.schema.ts';

export const ENDPOINTS_MAX = 20;
export const URL_MAX = 500;
/** After a rotation both secrets sign for this long. */
export const SECRET_OVERLAP_DAYS = 1;
const URL_MESSAGE = 'Enter the full address of the endpoint, for example https://crm.example/webhooks.';
const EVENTS_MESSAGE = 'Choose at least one event.';
export const ENDPOINT_MISSING = 'We can’t find this webhook endpoint. Choose it from the list of webhooks.';
const ENDPOINT_ID_MESSAGE =
  'endpointId must be the id of a webhook endpoint. Take one from the list of webhook endpoints.';
export const DELIVERY_MISSING = 'We can’t find this delivery. Choose it from the list.';

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  // Nothing listens on port 0, and clients read it as the default port.
  return !url.username && !url.password && url.port !== '0';
}
/** As it is stored and sent: other letters become longer escapes. A fragment is never sent. */
function normalAddress(value: string): string {
  const address = new URL(value);
  address.hash = '';
  return address.href;
}
const url = line(URL_MAX, URL_MESSAGE)
  .refine(isWebAddress, { error: URL_MESSAGE, abort: true })
  .transform(normalAddress)
  .refine((value) => value.length <= URL_MAX, tooLong(URL_MAX));
const events = z
  .array(eventType, { error: EVENTS_MESSAGE })
  .min(1, EVENTS_MESSAGE)
  .transform((types) => EVENT_TYPES.filter((type) => types.includes(type)));
const description = line(200, 'Write the description as text.')
  .nullable()
  .transform((text) => text || null);
const isOn = (name: string) => z.boolean({ error: `${name} must be true or false.` });

const fields = {
  url,
  description,
  events,
  enabled: isOn('enabled'),
  includePersonalData: isOn('includePersonalData'),
};

export const endpointCreateInput = z.object({
  ...fields,
  description: description.default(null),
  enabled: fields.enabled.default(true),
  includePersonalData: fields.includePersonalData.default(false),
});
export type EndpointCreateInput = z.output<typeof endpointCreateInput>;

/** Absent fields stay as they are. */
export const endpointUpdateInput = z.object(fields).partial().extend({ id: positiveId() });
export type EndpointUpdateInput = z.output<typeof endpointUpdateInput>;

export const webhookEndpointView = z.object({
  id: z.number(),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(z.enum(EVENT_TYPES)),
  enabled: z.boolean(),
  includePersonalData: z.boolean(),
  /** Why the server disabled it; null if it is enabled or an owner disabled it. */
  disabledReason: z.string().nullable(),
  createdBy: z.string(),
  createdAt: z.date(),
  lastSuccessAt: z.date().nullable(),
  lastFailureAt: z.date().nullable(),
});
export type WebhookEndpointView = z.output<typeof webhookEndpointView>;

/** The secret is shown to those who added the endpoint or rotated its secret, and nowhere else. */
export const endpointSecretView = z.object({ secret: z.string(), view: webhookEndpointView });
export type EndpointSecretView = z.output<typeof endpointSecretView>;

export const DELIVERY_STATUSES = ['pending', 'succeeded', 'failed'] as const;

const deliveryAttempt = z.object({
  at: z.date(),
  /** HTTP status; null if there was no response. */
  status: z.number().nullable(),
  durationMs: z.number(),
  /** The beginning of the response, or why there was none. */
  response: z.string().nullable(),
});

export const webhookDeliveryView = z.object({
  id: z.number(),
  /** The `webhook-id` header, the same at every attempt. */
  eventId: z.string(),
  type: z.enum(RECORDED_TYPES),
  endpointId: z.number(),
  status: z.enum(DELIVERY_STATUSES),
  /** Oldest first. */
  attempts: z.array(deliveryAttempt),
  nextAttemptAt: z.date().nullable(),
  createdAt: z.date(),
});
export type WebhookDeliveryView = z.output<typeof webhookDeliveryView>;

export const deliveryListInput = listInput.pick({ limit: true }).extend({
  endpointId: positiveId(ENDPOINT_ID_MESSAGE),
  cursor: z
    .string({ error: CURSOR_MESSAGE })
    .regex(/^\d{1,15}$/, CURSOR_MESSAGE)
    .optional(),
});
export type DeliveryListInput = z.output<typeof deliveryListInput>;
export const deliveryListView = pageOf(webhookDeliveryView);
/** The body of the request as JSON text. */
export const deliveryPayloadView = z.object({ body: z.string() });
