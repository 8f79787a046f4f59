import { z } from 'zod';
import { EVENT_TYPES } from '#src/domain/reported-events.ts';
import { wholeNumber } from '#src/domain/shared/text.schema.ts';

/** Sent only on request, to one endpoint; the event log does not list it. */
export const TEST_EVENT = 'webhook.test';
export const RECORDED_TYPES = [...EVENT_TYPES, TEST_EVENT] as const;
export type RecordedType = (typeof RECORDED_TYPES)[number];

/** Body of a delivery; a larger one is sent with the reduced data. */
export const EVENT_BODY_BYTES_MAX = 64 * 1024;
/** Events and deliveries are kept this long. */
export const EVENT_DAYS = 30;

export const eventType = z.enum(EVENT_TYPES, {
  error: (issue) =>
    typeof issue.input === 'string' && /^[\w.]{1,60}$/.test(issue.input)
      ? `There is no event named ${issue.input}. Choose from: ${EVENT_TYPES.join(', ')}.`
      : `Choose events from: ${EVENT_TYPES.join(', ')}.`,
});

export const EVENT_ID = /^evt_[\w-]{1,36}$/;
export const EVENT_MISSING = `We can’t find this event. Events are kept for ${EVENT_DAYS} days.`;
export const eventIdInput = z.object({
  id: z.string({ error: EVENT_MISSING }).regex(EVENT_ID, EVENT_MISSING),
});

const EVENT_CURSOR_MESSAGE =
  'Unknown `after` cursor. Pass the nextCursor of an earlier response, or leave it out to start with the oldest event.';
export const eventListInput = z.object({
  after: z
    .string({ error: EVENT_CURSOR_MESSAGE })
    .regex(/^\d{1,15}$/, EVENT_CURSOR_MESSAGE)
    .optional(),
  limit: wholeNumber(1, 200, 'limit must be a whole number between 1 and 200.').default(50),
  type: z
    .string()
    .describe('Only these events, separated by commas: order.paid,order.refunded')
    .transform((types) => types.split(','))
    .pipe(z.array(eventType))
    .optional(),
});
export type EventListInput = z.output<typeof eventListInput>;

export const eventView = z.object({
  id: z.string(),
  type: z.enum(EVENT_TYPES),
  timestamp: z.date(),
  data: z.record(z.string(), z.unknown()),
});
export type EventView = z.output<typeof eventView>;

/** Oldest first. `nextCursor` continues after the last event, also when there are no more yet. */
export const eventListView = z.object({
  events: z.array(eventView),
  nextCursor: z.string().nullable(),
  hasMore: z.boolean(),
});
export type EventList = z.output<typeof eventListView>;
