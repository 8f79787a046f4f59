import { expect, it } from 'vitest';
import type {
  WebhookDeliveryView,
  WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { EVENT_TYPES } from '#src/domain/reported-events.ts';
import {
  attemptText,
  deliveryLook,
  endpointLook,
  eventsText,
  lastDeliveryText,
  shortUrl,
} from './webhook-text.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const endpoint = (values: Partial<WebhookEndpointView> = {}): WebhookEndpointView => ({
  id: 1,
  url: 'https://crm.example/webhooks?key=1',
  description: null,
  events: ['order.paid'],
  enabled: true,
  includePersonalData: false,
  disabledReason: null,
  createdBy: 'anna',
  createdAt: minutesAgo(9999),
  lastSuccessAt: null,
  lastFailureAt: null,
  ...values,
});
const delivery = (values: Partial<WebhookDeliveryView>): WebhookDeliveryView => ({
  id: 1,
  eventId: 'evt_1',
  type: 'order.paid',
  endpointId: 1,
  status: 'pending',
  attempts: [],
  nextAttemptAt: NOW,
  createdAt: NOW,
  ...values,
});
const FAILED = { at: NOW, status: 500, durationMs: 120, response: null };

it('an endpoint fails until its next success', () => {
  expect(endpointLook(endpoint()).label).toBe('Nothing sent yet');
  const failing = endpoint({ lastSuccessAt: minutesAgo(20), lastFailureAt: minutesAgo(10) });
  expect(endpointLook(failing).label).toBe('Failing');
  expect(lastDeliveryText(failing, NOW)).toBe('Failed 10 minutes ago');
  const recovered = endpoint({ lastSuccessAt: minutesAgo(3), lastFailureAt: minutesAgo(10) });
  expect(endpointLook(recovered).label).toBe('Active');
  expect(lastDeliveryText(recovered, NOW)).toBe('Succeeded 3 minutes ago');
  expect(endpointLook(endpoint({ enabled: false, lastFailureAt: NOW })).label).toBe('Disabled');
});

it('events are counted; an address is its host and path', () => {
  expect(eventsText(EVENT_TYPES)).toBe('All events');
  expect(eventsText(['order.paid', 'contact.created'])).toBe('order.paid, contact.created');
  expect(eventsText(['order.paid', 'order.created', 'contact.created'])).toBe('3 events');
  expect(shortUrl('https://crm.example/webhooks?key=1')).toBe('crm.example/webhooks');
  expect(shortUrl('http://localhost:4000/')).toBe('localhost:4000');
});

it('a delivery says how far it is, and what the endpoint answered', () => {
  expect(deliveryLook(delivery({})).label).toBe('Sending');
  expect(deliveryLook(delivery({ attempts: [FAILED] })).label).toBe('Retrying');
  expect(deliveryLook(delivery({ status: 'failed', attempts: [FAILED] })).label).toBe('Failed');
  expect(deliveryLook(delivery({ status: 'failed' })).label).toBe('Not sent');
  expect(deliveryLook(delivery({ status: 'succeeded' })).label).toBe('Delivered');
  expect(attemptText(FAILED)).toBe('500 in 120 ms');
  expect(attemptText({ ...FAILED, status: null, durationMs: 10_004 })).toBe('No response after 10.0 s');
});
