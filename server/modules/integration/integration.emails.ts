import { button, details, text } from '#server/platform/email/email-content.ts';
import { bindTemplates } from '#server/platform/email/email-renderer.ts';
import { OVERLAP_DAYS_MAX } from '#src/domain/integration/api-token/api-token.schema.ts';
import { EVENT_DAYS } from '#src/domain/integration/event/event.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';

type Expiry = { name: string; prefix: string; daysLeft: number; expiresOn: string };

type Disabled = { username: string | null; host: string; reason: string };

export const integrationEmails = bindTemplates({
  /** The host only: the path of the address may be a secret of the receiver. */
  'webhook-disabled': (endpoint: Disabled, { origin }) => ({
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
  }),
  /** To the owners. */
  'api-token-expiring': ({ name, prefix, daysLeft, expiresOn }: Expiry, { origin }) => ({
    tone: 'needs-action',
    subject: `API token expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`,
    preview: `${name}: the program that uses it stops working on ${expiresOn}.`,
    blocks: [
      text(`The API token “${name}” expires on ${expiresOn}. After that, requests with it will fail.`),
      details(['Name', name], ['Starts with', prefix], ['Expires', expiresOn]),
      text(
        `Rotate it to get a new token with the same scopes. The old one can keep working for up to ${OVERLAP_DAYS_MAX} days while you switch the program over. If nothing uses the token, let it expire.`,
      ),
      button('Open API tokens', `${origin}${paths.adminApiTokens}`),
    ],
  }),
});
