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

type ReportedEvent = {
  /** `data`: the object that the API returns. */
  full: z.ZodObject;
  /**
   * For endpoints that do not include personal data: ids, amounts, states and dates; nothing that
   * identifies a person.
   */
  reduced: z.ZodObject;
  /** What a token needs to receive or read it. */
  scope: ApiScope;
  /** Under which label the form of an endpoint offers it, and what it says. */
  group: string;
  hint: string;
  /** Recorded only while somebody can read it. */
  isBulk?: true;
};

export const EVENT_DATA = {
  ...saleEventData,
  ...projectEventData,
  ...affiliateEventData,
  ...siteEventData,
} as const satisfies Record<string, ReportedEvent>;
export type EventType = keyof typeof EVENT_DATA;
export const EVENT_TYPES = Object.keys(EVENT_DATA) as [EventType, ...EventType[]];
export type EventData = { [Type in EventType]: z.output<(typeof EVENT_DATA)[Type]['full']> };

/** A token receives and reads events whose data the API would give it. */
export const scopeOfEvent = (type: EventType): ApiScope => EVENT_DATA[type].scope;
