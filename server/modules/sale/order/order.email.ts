import { button, details, type EmailContent, text } from '#server/platform/email/email-content.ts';
import type { Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { formatAmountText } from '#src/domain/shared/money.ts';

type OrderNotice = {
  orderId: number;
  name: string;
  amount: string;
  currency: Currency;
  reviewReason: string | null;
};
/** To the shop. */
export const orderNotice =
  (origin: string) =>
  (order: OrderNotice): EmailContent => ({
    tone: order.reviewReason ? 'needs-action' : 'good-news',
    subject: order.reviewReason ? `Order ${order.orderId} needs a review` : `New order ${order.orderId}`,
    preview: order.reviewReason ?? `${order.name} paid ${formatAmountText(order.amount, order.currency)}.`,
    blocks: [
      text(
        order.reviewReason
          ? 'A payment has arrived that needs a decision from you.'
          : 'A new order has been paid.',
      ),
      details(
        ['Order', String(order.orderId)],
        ['Customer', order.name],
        ['Amount', formatAmountText(order.amount, order.currency)],
        ...(order.reviewReason ? [['Reason', order.reviewReason] as const] : []),
      ),
      button('Open the order', `${origin}${paths.adminOrder(order.orderId)}`),
    ],
  });
