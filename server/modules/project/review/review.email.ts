/** The email that asks for a review, in the language of the order. */
import { projectLinkBlock } from '#server/modules/sale/order-email/email-links.service.ts';
import type { Keyring } from '#server/platform/crypto.ts';
import { button, type EmailContent, small, text } from '#server/platform/email/email-content.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { REVIEW_EDIT_DAYS, REVIEW_LINK_DAYS } from '#src/domain/project/review/review.rules.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { reviewUrl } from './review-token.service.ts';

type Payload = { orderId: number; linkVersion: number; name: string; lang: string };

export const reviewRequest =
  (origin: string, keyring: Keyring) =>
  (payload: Payload, { createdAt }: { createdAt: Date }): EmailContent => {
    const { lang, emails } = textsOf(payload.lang);
    const texts = emails.review;
    const fill = (value: string) =>
      fillText(value, {
        name: payload.name,
        orderId: payload.orderId,
        linkDays: REVIEW_LINK_DAYS,
        editDays: REVIEW_EDIT_DAYS,
      });
    return {
      lang,
      tone: 'neutral',
      subject: texts.subject,
      preview: texts.preview,
      blocks: [
        text(fill(texts.greeting)),
        text(texts.lead),
        text(texts.form),
        button(
          texts.button,
          reviewUrl(origin, keyring, { orderId: payload.orderId, version: payload.linkVersion }, createdAt),
        ),
        small(fill(texts.linkNote)),
        text(texts.once),
        ...projectLinkBlock({ origin, keyring }, payload, emails.orderUpdates.links.project),
      ],
    };
  };
