import { button, details, type EmailContent, text } from '#server/platform/email/email-content.ts';
import { OVERLAP_DAYS_MAX } from '#src/domain/integration/api-token/api-token.schema.ts';
import { paths } from '#src/domain/paths.ts';

type Expiry = { name: string; prefix: string; daysLeft: number; expiresOn: string };

/** To the owners. */
export const apiTokenExpiring =
  (origin: string) =>
  ({ name, prefix, daysLeft, expiresOn }: Expiry): EmailContent => ({
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
  });
