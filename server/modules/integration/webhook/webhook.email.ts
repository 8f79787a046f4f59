import { button, details, type EmailContent, text } from '#server/platform/email/email-content.ts';
import { EVENT_DAYS } from '#src/domain/integration/event/event.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';

type Disabled = { username: string | null; host: string; reason: string };

/** The host only: the path of the address may be a secret of the receiver. */
export const webhookDisabled =
  (origin: string) =>
  (endpoint: Disabled): EmailContent => ({
    tone: 'needs-action',
    subject: `${site.brand}: the webhook to ${endpoint.host} was disabled`,
    preview: endpoint.reason,
    blocks: [
      ...(endpoint.username ? [text(`Hello ${endpoint.username},`)] : []),
      text(`We’ve stopped sending events to ${endpoint.host}. ${endpoint.reason}`),
      details(['Endpoint', endpoint.host], ['Reason', endpoint.reason]),
      text(
        `Fix the program that receives them, then enable the webhook. We’ll send the events that are waiting; the event log keeps the last ${EVENT_DAYS} days.`,
      ),
      button('Review webhooks', `${origin}${paths.adminWebhooks}`),
    ],
  });
