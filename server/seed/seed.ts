/**
 * Creates demo data once, in an empty shop, through the services, so that every row has its
 * history. The clock is set back for older rows, so that lists and charts have content.
 */

import { AffiliateEntity } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { requireByCode } from '#server/modules/affiliate/referral/referral.service.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { lockOrder, markFormSent, setOrderStatus } from '#server/modules/sale/order/order.service.ts';
import { inTransaction, systemContext } from '../context.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/errors.ts';
import { seedAffiliates, seedClicks } from './seed-affiliates.ts';
import { at, seedContacts } from './seed-contacts.ts';
import { seedProjects } from './seed-projects.ts';
import { seedReviews } from './seed-reviews.ts';
import { addManually, buy, confirm, payOut } from './seed-sales.ts';
import { seedTrees } from './seed-trees.ts';

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
  await addManually(
    at(deps, 2),
    'Leonie Castell',
    'leonie@castellphysio.example',
    'paid',
    'Wants an enquiry form with a callback time.',
  );
  await addManually(
    at(deps, 1),
    'Marcus Bell',
    'marcus@bellcycles.example',
    'pending',
    'Pays by bank transfer.',
  );
  const walker = await addManually(at(deps, 6), 'Priya Nair', 'priya@nairdogwalks.example', 'paid', null);
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
  const confirmed = { baker: baker.id, roofer: roofer.id, walker: walker.id };
  await seedConfirmations(deps, confirmed);
  await seedProjects(deps, confirmed);
  await seedReviews(deps, confirmed);
  await seedTrees(deps);
}

type ConfirmedOrders = Record<'baker' | 'roofer' | 'walker', number>;

async function seedConfirmations(deps: Deps, orders: ConfirmedOrders): Promise<void> {
  await confirm(deps, orders.baker, 73, {
    fullName: 'Agnes Hollow',
    email: 'agnes@hollowbakery.example',
    businessName: 'Hollow Bakery',
    businessDescription: 'Sourdough, pies and celebration cakes, baked overnight in Hebden Bridge.',
    preferredDomain: 'hollowbakery.example',
  });
  await confirm(deps, orders.roofer, 40, {
    fullName: 'Callum Reid',
    email: 'callum@reidroofing.example',
    businessName: 'Reid Roofing',
    businessDescription: 'Slate and tile repairs in and around Stirling, with photos of every job.',
    preferredDomain: 'reidroofing.example',
  });
  await confirm(deps, orders.walker, 4, {
    fullName: 'Priya Nair',
    email: 'priya@nairdogwalks.example',
    businessName: 'Nair Dog Walks',
    businessDescription: 'Small-group dog walks and home visits in south Manchester.',
    preferredDomain: null,
  });
}
