import type {
  WebhookDeliveryView,
  WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import { ageText } from '#src/domain/shared/dates.ts';
import type { BadgeLook } from '#src/ui/components/status-badge.tsx';

export type DeliveryAttempt = WebhookDeliveryView['attempts'][number];
type Look = BadgeLook & { label: string };

const isFailing = ({ lastSuccessAt, lastFailureAt }: WebhookEndpointView): boolean =>
  lastFailureAt !== null && (!lastSuccessAt || lastFailureAt > lastSuccessAt);

export function endpointLook(endpoint: WebhookEndpointView): Look {
  if (!endpoint.enabled) return { tone: 'bad', label: 'Disabled' };
  if (isFailing(endpoint)) return { tone: 'work', mark: '!', label: 'Failing' };
  return endpoint.lastSuccessAt
    ? { tone: 'good', label: 'Active' }
    : { tone: 'wait', label: 'Nothing sent yet' };
}

/** "Succeeded 3 minutes ago", "Failed 2 hours ago", or "–". */
export function lastDeliveryText(endpoint: WebhookEndpointView, now = new Date()): string {
  const { lastSuccessAt: success, lastFailureAt: failure } = endpoint;
  if (failure && isFailing(endpoint)) return `Failed ${ageText(failure, now)} ago`;
  return success ? `Succeeded ${ageText(success, now)} ago` : '–';
}

export function eventsText(events: readonly EventType[]): string {
  if (events.length === EVENT_TYPES.length) return 'All events';
  return events.length <= 2 ? events.join(', ') : `${events.length} events`;
}

/** Host and path: what tells endpoints apart. */
export function shortUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

export function deliveryLook({ status, attempts }: WebhookDeliveryView): Look {
  if (status === 'succeeded') return { tone: 'good', label: 'Delivered' };
  const isTried = attempts.length > 0;
  if (status === 'failed') return { tone: 'bad', label: isTried ? 'Failed' : 'Not sent' };
  return !isTried ? { tone: 'wait', label: 'Sending' } : { tone: 'work', label: 'Retrying' };
}

/** `0.2 s`, `850 ms`. */
const responseTimeText = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** "200 in 120 ms", or "No response after 10.0 s". */
export const attemptText = ({ status, durationMs }: DeliveryAttempt): string =>
  status === null
    ? `No response after ${responseTimeText(durationMs)}`
    : `${status} in ${responseTimeText(durationMs)}`;
