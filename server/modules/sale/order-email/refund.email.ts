/** Emails about a cancellation or a refund. */
import { details, links, small, text } from '#server/platform/email/email-content.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import type { Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { moneyText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { type OrderEmail, orderEmail } from './template.ts';

type Cancelled = OrderEmail & {
  orderId: number;
  name: string;
  packageType: string;
  reason: string | null;
  amount: string;
  currency: Currency;
};
/** Staff cancelled the order. Names the price, and no refund: that has its own email. */
export const orderCancelled = orderEmail<Cancelled>((order, { lang, texts, from }) => {
  const { orderId, name, packageType, reason, amount, currency } = order;
  const { labels } = texts;
  return {
    tone: 'neutral',
    message: texts.cancelled,
    values: { name, phone: site.phone },
    blocks: (filled) => [
      details(
        [labels.order, String(orderId)],
        [labels.package, packageNameIn(lang, packageType)],
        [labels.price, moneyText({ amount, currency }, lang)],
        ...(reason ? [[labels.reason, reason] as const] : []),
      ),
      text(filled(texts.cancelled.contact)),
    ],
    end: [links([texts.links.refundPolicy, `${from.origin}${paths.refund}`])],
  };
});

/** Amounts are texts in the language of the order. */
type Refunded = OrderEmail & { orderId: number; name: string; amount: string; isFull: boolean };
export const orderRefunded = orderEmail<Refunded>(({ orderId, name, amount, isFull }, { texts }) => ({
  tone: 'neutral',
  message: isFull ? texts.refundedInFull : texts.refundedInPart,
  values: { name, amount },
  blocks: () => [
    details([texts.labels.order, String(orderId)], [texts.labels.totalRefunded, amount]),
    text(texts.refundDuration),
  ],
}));

type RefundFailed = OrderEmail & { orderId: number; name: string; amount: string; refunded: string };
export const refundFailed = orderEmail<RefundFailed>(({ orderId, name, amount, refunded }, { texts }) => ({
  tone: 'needs-action',
  message: texts.refundFailed,
  values: { name, amount },
  blocks: () => [
    text(texts.refundFailed.reply),
    details(
      [texts.labels.order, String(orderId)],
      [texts.labels.returned, amount],
      [texts.labels.totalRefunded, refunded],
    ),
    small(texts.refundFailed.warning),
  ],
}));
