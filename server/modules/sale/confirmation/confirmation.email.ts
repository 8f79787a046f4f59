import { button, details, type EmailContent, text } from '#server/platform/email/email-content.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { inWords } from '#src/domain/shared/number-text.ts';

const designs = `${inWords(promises.prototypes)} designs`;

type Notice = { id: number; orderId: number | null; verified: boolean; businessName: string };
/** To the shop. */
export const confirmationNotice =
  (origin: string) =>
  (confirmation: Notice): EmailContent => ({
    tone: 'needs-action',
    subject: confirmation.verified
      ? `Order ${confirmation.orderId}: form received`
      : 'Order form received without a valid link',
    preview: confirmation.verified
      ? `${confirmation.businessName} expects ${designs} within ${promises.prototypeHours} hours.`
      : 'Match it to an order.',
    blocks: [
      text(
        confirmation.verified
          ? `The customer has sent the form. Their ${designs} are due within ${promises.prototypeHours} hours.`
          : 'Someone filled in the order form without a valid link. Check it, then attach it to its order in the admin area.',
      ),
      details(
        ['Business', confirmation.businessName],
        [
          'Order',
          confirmation.orderId
            ? `${confirmation.orderId}${confirmation.verified ? '' : ' (claimed, not verified)'}`
            : 'None given',
        ],
      ),
      button('Open the form', `${origin}${paths.adminConfirmation(confirmation.id)}`),
    ],
  });
