/**
 * Creates demo data once, in an empty shop, through the services, so that every row has its
 * history. The clock is set back for older rows, so that lists and charts have content.
 */
import { type Context, systemContext } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AffiliateEntity } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { addBatch } from '#server/modules/project/tree/planting.service.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { createContact } from '#server/modules/site/contact/contact.service.ts';
import { addDays, utcDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { AppError } from '../platform/errors.ts';
import { at, type Happening, happen } from './happening.ts';
import { otherAffiliates, seedClicks, signUpPartner } from './seed-affiliates.ts';
import { hireDesigner } from './seed-customer-pages.ts';
import { orders } from './seed-orders.ts';
import { payOut } from './seed-sales.ts';

const ENQUIRIES = [
  [
    16,
    'Ruth Ackerley',
    'ruth@ackerleytuition.example',
    'general',
    'Do you also build sites for a tutor working alone? I have no logo yet.',
  ],
  [
    11,
    'Dev Malhotra',
    'dev@malhotraelectrical.example',
    'website',
    'I need a page my customers can find when a fuse blows at eight in the evening. How soon could we start?',
  ],
  [
    8,
    'Siobhan Keane',
    'siobhan@keaneyoga.example',
    'hosting',
    'What happens to my site and my domain after the first year, and what does it cost then?',
  ],
  [
    5,
    'Tomasz Zielinski',
    'tomasz@zielinskiauto.example',
    'website',
    'We have an old site from 2012. Can you take over the domain without our email stopping?',
  ],
  [
    2,
    'Hannah Pryce',
    'hannah@prycecatering.example',
    'billing',
    'Can the billing software send quotes as well as invoices?',
  ],
  [
    0,
    'George Afolabi',
    'george@afolabilaw.example',
    'general',
    'We are a firm of three solicitors. Which parts of the site can we change ourselves?',
  ],
] as const;

const contacts: readonly Happening[] = ENQUIRIES.map(([daysAgo, name, email, inquiryType, message]) => [
  daysAgo,
  (ctx) => createContact(ctx, { name, email, phone: null, company: null, message, inquiryType }),
]);

const plant = (ctx: Context): Promise<unknown> =>
  addBatch(ctx, {
    plantedOn: utcDay(addDays(ctx.deps.clock.now(), -2)),
    place: site.plantingPlace,
    partnerReference: 'DEMO-PLANTING-1',
    trees: 2,
  });

export async function seedDemo(deps: Deps): Promise<void> {
  const ctx = systemContext(deps);
  if ((await ctx.em.count(OrderEntity)) > 0 || (await ctx.em.count(AffiliateEntity)) > 0) return;
  deps.logger.info('seeding demo data');
  const partner = await signUpPartner(at(deps, 120)).catch(unlessTaken);
  if (!partner) return;
  await seedClicks(deps, partner);
  await happen(deps, [
    [110, hireDesigner],
    ...otherAffiliates,
    ...orders(partner.referralCode),
    ...contacts,
    [40, plant],
    // Three commissions have passed their hold by then; another one has since.
    [20, payOut],
  ]);
}

/** The first affiliate's email is unique: of two concurrent seeds, the second stops here. */
function unlessTaken(error: unknown): null {
  if (error instanceof AppError && error.code === 'CONFLICT') return null;
  throw error;
}
