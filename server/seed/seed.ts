/**
 * Creates demo data once, in an empty shop, through the services, so that every row has its
 * history. The clock is set back for older rows, so that lists and charts have content.
 */

import { PACKAGE_NAME } from '#src/domain/offer.ts';
import { type Context, inTransaction, systemContext } from '../context.ts';
import type { Deps } from '../deps.ts';
import { AdminEntity } from '../features/admin-account/admin.entity.ts';
import { AffiliateEntity } from '../features/affiliate/affiliate.entity.ts';
import { signUp } from '../features/affiliate/affiliate.service.ts';
import {
  changeConfirmationStatus,
  submitConfirmation,
} from '../features/confirmation/confirmation.service.ts';
import { makeIntakeToken } from '../features/order/intake-token.service.ts';
import { OrderEntity } from '../features/order/order.entity.ts';
import { createOrder, lockOrder, markFormSent, setOrderStatus } from '../features/order/order.service.ts';
import { recordPaidCheckout } from '../features/payment/payment.service.ts';
import { closeRun, createRun } from '../features/payout/payout.service.ts';
import { markPaid } from '../features/payout/payout-line.service.ts';
import { ClickEntity } from '../features/referral/click.entity.ts';
import { requireByCode } from '../features/referral/referral.service.ts';
import { randomBase32 } from '../platform/crypto.ts';
import { AppError } from '../platform/errors.ts';
import { at, DAY_MS, seedContacts } from './seed-contacts.ts';

export async function seedDemo(deps: Deps): Promise<void> {
  const ctx = systemContext(deps);
  if ((await ctx.em.count(OrderEntity)) > 0 || (await ctx.em.count(AffiliateEntity)) > 0) return;
  deps.logger.info('seeding demo data');
  const affiliate = await seedAffiliates(deps).catch(unlessTaken);
  if (!affiliate) return;
  await seedClicks(deps, affiliate);
  await seedOrders(deps, affiliate.referralCode);
  await seedContacts(deps);
}

/** The first affiliate's email is unique: of two concurrent seeds, the second stops here. */
function unlessTaken(error: unknown): null {
  if (error instanceof AppError && error.code === 'CONFLICT') return null;
  throw error;
}

type SeedAffiliate = { id: number; referralCode: string };

async function seedAffiliates(deps: Deps): Promise<SeedAffiliate> {
  const blank = {
    phone: null,
    company: null,
    paypalEmail: null,
    bankDetails: null,
    commissionRate: undefined,
  };
  const first = await signUp(at(deps, 120), {
    ...blank,
    name: 'Harbour Lane Consulting',
    email: 'partner@harbourlane.example',
    company: 'Harbour Lane Consulting',
    paypalEmail: 'accounts@harbourlane.example',
  });
  await signUp(at(deps, 60), {
    ...blank,
    name: 'Ines Marchetti',
    email: 'ines@marchetti.example',
    bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55',
  });
  await signUp(at(deps, 9), {
    ...blank,
    name: 'Northfield Chamber of Trade',
    email: 'office@northfield.example',
    phone: '+44 113 496 0123',
  });
  // A readable code for the demonstration's links.
  const em = deps.db.fork();
  await em.nativeUpdate(
    AffiliateEntity,
    { id: first.id },
    { referralCode: 'HARBR234', emailVerifiedAt: new Date(Date.now() - 119 * DAY_MS) },
  );
  return { id: first.id, referralCode: 'HARBR234' };
}

async function seedClicks(deps: Deps, affiliate: SeedAffiliate): Promise<void> {
  const em = deps.db.fork();
  const landings = ['/', '/', '/restaurant', '/web-design-leeds', '/portfolio', '/construction'];
  for (let index = 0; index < 60; index++) {
    const createdAt = new Date(Date.now() - ((index * 37) % 88) * DAY_MS - index * 900_000);
    await em.insert(ClickEntity, {
      publicId: randomBase32(32),
      affiliateId: affiliate.id,
      visitorHash: deps.keyring.keyedHash('visitor', `demo-${index}`),
      hourBucket: Math.floor(createdAt.getTime() / 3_600_000),
      landingPath: landings[index % landings.length] ?? '/',
      referrerHost: index % 3 === 0 ? 'www.harbourlane.example' : null,
      ipHash: null,
      isTest: false,
      createdAt,
    });
  }
}

type Buyer = { name: string; email: string; days: number; referred: boolean };

export async function buy(deps: Deps, buyer: Buyer, code: string) {
  const ctx = at(deps, buyer.days);
  return inTransaction(ctx, (inner) =>
    recordPaidCheckout(inner, {
      source: 'demo',
      sessionId: `demo_seed_${randomBase32(10)}`,
      paymentIntentId: null,
      customerName: buyer.name,
      customerEmail: buyer.email,
      customerPhone: null,
      amountMinor: 25_000,
      currency: 'usd',
      hints: { storedCode: buyer.referred ? code : null },
    }),
  );
}

async function addByHand(
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
      currency: 'usd',
      status,
      packageType: PACKAGE_NAME,
      requirements,
      source: 'admin',
      stripePaymentIntentId: null,
      attribution: null,
    }),
  );
}

async function payOut(deps: Deps): Promise<void> {
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
  const paidOn = ctx.deps.clock.now().toISOString().slice(0, 10);
  for (const line of lines.filter(({ status }) => status === 'pending'))
    await markPaid(owner, { lineId: line.id, paidOn, reference: `DEMO-${line.id}` });
  await closeRun(owner, run.id);
}

async function seedOrders(deps: Deps, code: string): Promise<void> {
  await requireByCode(systemContext(deps), code);
  const baker = await buy(
    deps,
    { name: 'Agnes Hollow', email: 'agnes@hollowbakery.example', days: 74, referred: true },
    code,
  );
  const roofer = await buy(
    deps,
    { name: 'Callum Reid', email: 'callum@reidroofing.example', days: 41, referred: true },
    code,
  );
  const florist = await buy(
    deps,
    { name: 'Yusra Haddad', email: 'yusra@petalandstem.example', days: 12, referred: true },
    code,
  );
  await buy(
    deps,
    { name: 'Owen Prichard', email: 'owen@prichardjoinery.example', days: 3, referred: false },
    code,
  );
  await addByHand(
    at(deps, 2),
    'Leonie Castell',
    'leonie@castellphysio.example',
    'paid',
    'Wants an enquiry form with a callback time.',
  );
  await addByHand(
    at(deps, 1),
    'Marcus Bell',
    'marcus@bellcycles.example',
    'pending',
    'Pays by bank transfer.',
  );
  const walker = await addByHand(at(deps, 6), 'Priya Nair', 'priya@nairdogwalks.example', 'paid', null);
  await inTransaction(at(deps, 5), async (inner) =>
    markFormSent(inner, await lockOrder(inner, walker.id), 'admin', 'form-link'),
  );

  await inTransaction(at(deps, 10), async (inner) =>
    setOrderStatus(
      inner,
      await lockOrder(inner, florist.id),
      'cancelled',
      'Customer changed their mind before the designs.',
    ),
  );
  // A separate run has paid the oldest commission; the second has passed its hold since.
  await payOut(deps);

  await confirm(
    deps,
    baker.id,
    73,
    {
      fullName: 'Agnes Hollow',
      email: 'agnes@hollowbakery.example',
      businessName: 'Hollow Bakery',
      businessDescription: 'Sourdough, pies and celebration cakes, baked overnight in Hebden Bridge.',
      preferredDomain: 'hollowbakery.example',
    },
    'completed',
  );
  await confirm(
    deps,
    roofer.id,
    40,
    {
      fullName: 'Callum Reid',
      email: 'callum@reidroofing.example',
      businessName: 'Reid Roofing',
      businessDescription: 'Slate and tile repairs in and around Stirling, with photos of every job.',
      preferredDomain: 'reidroofing.example',
    },
    'in_progress',
  );
  await confirm(
    deps,
    walker.id,
    4,
    {
      fullName: 'Priya Nair',
      email: 'priya@nairdogwalks.example',
      businessName: 'Nair Dog Walks',
      businessDescription: 'Small-group dog walks and home visits in south Manchester.',
      preferredDomain: null,
    },
    'pending',
  );
}

type Answers = {
  fullName: string;
  email: string;
  businessName: string;
  businessDescription: string;
  preferredDomain: string | null;
};

async function confirm(
  deps: Deps,
  orderId: number,
  days: number,
  answers: Answers,
  status: 'pending' | 'in_progress' | 'completed',
): Promise<void> {
  const ctx = at(deps, days);
  const token = makeIntakeToken(deps.keyring, { orderId, version: 1 }, new Date(Date.now() + DAY_MS));
  const { id } = await submitConfirmation(ctx, {
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
  if (status !== 'pending') await changeConfirmationStatus(at(deps, days - 1), { id, status });
}
