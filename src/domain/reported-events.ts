/**
 * The shop's own events, which modules report: webhooks deliver them and the event log lists them.
 * The payment provider's events are in `webhook_event`.
 */
import type { z } from 'zod';
import { affiliateEventData } from './affiliate/affiliate.event-data.ts';
import type { ApiScope } from './api-scopes.ts';
import { projectEventData } from './project/project.event-data.ts';
import { saleEventData } from './sale/sale.event-data.ts';
import { siteEventData } from './site/site.event-data.ts';

/**
 * `data` of each type: the object that the API returns, and `reduced` for endpoints that do not
 * include personal data.
 */
export const EVENT_DATA = {
  ...saleEventData,
  ...projectEventData,
  ...affiliateEventData,
  ...siteEventData,
} as const satisfies Record<string, { scope: ApiScope; full: z.ZodObject; reduced: z.ZodObject }>;
export type EventType = keyof typeof EVENT_DATA;
export const EVENT_TYPES = Object.keys(EVENT_DATA) as [EventType, ...EventType[]];
export type EventData = { [Type in EventType]: z.output<(typeof EVENT_DATA)[Type]['full']> };

/** What a token needs to receive or read events of this type: their data is the API's own. */
export const scopeOfEvent = (type: EventType): ApiScope => EVENT_DATA[type].scope;
