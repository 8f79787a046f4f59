import { closeRun, createRun } from '#server/modules/affiliate/payout/payout.service.ts';
import { markPaid } from '#server/modules/affiliate/payout/payout-line.service.ts';
import { AdminEntity } from '#server/modules/office/account/admin.entity.ts';
import { actingAs } from '#server/modules/office/account/admin.service.ts';
import { submitConfirmation } from '#server/modules/sale/confirmation/confirmation.service.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import {
  createOrder,
  lockOrder,
  markFormSent,
  setOrderStatus,
} from '#server/modules/sale/order/order.service.ts';
import { intakeLinkToken } from '#server/modules/sale/order-email/email-links.service.ts';
import { recordPaidCheckout } from '#server/modules/sale/payment/payment.service.ts';
import { PACKAGE_NAME, PRICE_MINOR } from '#src/domain/offer.ts';
import { DAY_MS, utcDay } from '#src/domain/shared/dates.ts';
import { type Context, inTransaction } from '../context.ts';
import { randomBase32 } from '../platform/crypto.ts';
import type { Step } from './happening.ts';

/** @param referralCode of the affiliate through whose link the buyer came */
export const buy =
  (name: string, email: string, referralCode: string | null = null) =>
  (ctx: Context): Promise<OrderRow> =>
    inTransaction(ctx, (inner) =>
      recordPaidCheckout(inner, {
        source: 'demo',
        checkoutId: `demo_seed_${randomBase32(10)}`,
        paymentReference: null,
        customerName: name,
        customerEmail: email,
        customerPhone: null,
        amountMinor: PRICE_MINOR.usd,
        currency: 'usd',
        attributionInput: { storedCode: referralCode },
      }),
    );

/** By staff. */
export const add =
  (name: string, email: string, status: 'pending' | 'paid', requirements: string | null = null) =>
  (ctx: Context): Promise<OrderRow> =>
    inTransaction(ctx, (inner) =>
      createOrder(inner, {
        customerName: name,
        customerEmail: email,
        customerPhone: '+44 161 496 0188',
        amount: '250',
        amountMinor: PRICE_MINOR.usd,
        currency: 'usd',
        status,
        packageType: PACKAGE_NAME,
        requirements,
        source: 'admin',
        paymentReference: null,
        attribution: null,
      }),
    );

export const cancel =
  (reason: string): Step =>
  (ctx, orderId) =>
    inTransaction(ctx, async (inner) =>
      setOrderStatus(inner, await lockOrder(inner, orderId), 'cancelled', reason),
    );

export const sendForm: Step = (ctx, orderId) =>
  inTransaction(ctx, async (inner) =>
    markFormSent(inner, await lockOrder(inner, orderId), 'admin', 'form-link'),
  );

/** The customer's form, with the name and address of the order. */
export const form =
  (businessName: string, businessDescription: string, preferredDomain: string | null = null): Step =>
  async (ctx, orderId) => {
    const order = await ctx.em.findOneOrFail(OrderEntity, { id: orderId });
    const validUntil = new Date(Date.now() + DAY_MS);
    await submitConfirmation(ctx, {
      fullName: order.customerName,
      email: order.customerEmail,
      businessName,
      businessDescription,
      preferredDomain,
      phone: null,
      domainOwnership: 'no',
      billingDetails: null,
      additionalNotes: null,
      hearAboutUs: 'referral',
      orderConfirmed: true,
      logoFileName: null,
      orderId,
      token: intakeLinkToken.sign(ctx.deps.keyring, { orderId, version: 1 }, validUntil),
    });
  };

/** The run pays what has passed its hold by then. */
export async function payOut(ctx: Context): Promise<void> {
  const account = await ctx.em.findOne(AdminEntity, { role: 'owner' });
  const owner = account ? actingAs(ctx, account) : ctx;
  const { run, lines } = await createRun(owner, { label: null, minimumMinor: 0 });
  const paidOn = utcDay(ctx.deps.clock.now());
  for (const line of lines.filter(({ status }) => status === 'pending'))
    await markPaid(owner, { lineId: line.id, paidOn, reference: `DEMO-${line.id}` });
  await closeRun(owner, run.id);
}
