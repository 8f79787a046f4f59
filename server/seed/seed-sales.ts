/** The demo's sales, their confirmed forms and a payout. */

import { PACKAGE_NAME, PRICE_MINOR } from '#src/domain/offer.ts';
import { DAY_MS, utcDay } from '#src/domain/shared/dates.ts';
import { type Context, inTransaction } from '../context.ts';
import type { Deps } from '../deps.ts';
import { AdminEntity } from '../features/admin-account/admin.entity.ts';
import { submitConfirmation } from '../features/confirmation/confirmation.service.ts';
import { intakeLinkToken } from '../features/order/intake-token.service.ts';
import { createOrder } from '../features/order/order.service.ts';
import { recordPaidCheckout } from '../features/payment/payment.service.ts';
import { closeRun, createRun } from '../features/payout/payout.service.ts';
import { markPaid } from '../features/payout/payout-line.service.ts';
import { randomBase32 } from '../platform/crypto.ts';
import { at } from './seed-contacts.ts';

type Buyer = { name: string; email: string; days: number; referred: boolean };

export async function buy(deps: Deps, buyer: Buyer, code: string) {
  const ctx = at(deps, buyer.days);
  return inTransaction(ctx, (inner) =>
    recordPaidCheckout(inner, {
      source: 'demo',
      checkoutId: `demo_seed_${randomBase32(10)}`,
      paymentReference: null,
      customerName: buyer.name,
      customerEmail: buyer.email,
      customerPhone: null,
      amountMinor: 25_000,
      currency: 'usd',
      attributionInput: { storedCode: buyer.referred ? code : null },
    }),
  );
}

export async function addManually(
  ctx: Context,
  name: string,
  email: string,
  status: 'pending' | 'paid',
  requirements: string | null,
) {
  return inTransaction(ctx, (inner) =>
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
}

export async function payOut(deps: Deps): Promise<void> {
  const ctx = at(deps, 20);
  const account = await ctx.em.findOne(AdminEntity, { role: 'owner' });
  const owner = {
    ...ctx,
    admin: account && {
      id: account.id,
      username: account.username,
      role: account.role,
      sessionPublicId: 'seed',
    },
  };
  const { run, lines } = await createRun(owner, { label: null, minimumMinor: 0 });
  const paidOn = utcDay(ctx.deps.clock.now());
  for (const line of lines.filter(({ status }) => status === 'pending'))
    await markPaid(owner, { lineId: line.id, paidOn, reference: `DEMO-${line.id}` });
  await closeRun(owner, run.id);
}

type Answers = {
  fullName: string;
  email: string;
  businessName: string;
  businessDescription: string;
  preferredDomain: string | null;
};

export async function confirm(deps: Deps, orderId: number, days: number, answers: Answers): Promise<void> {
  const ctx = at(deps, days);
  const token = intakeLinkToken.sign(deps.keyring, { orderId, version: 1 }, new Date(Date.now() + DAY_MS));
  await submitConfirmation(ctx, {
    ...answers,
    phone: null,
    domainOwnership: 'no',
    billingDetails: null,
    additionalNotes: null,
    hearAboutUs: 'referral',
    orderConfirmed: true,
    logoFileName: null,
    orderId,
    token,
  });
}
