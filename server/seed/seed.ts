/**
 * Creates demo data once, in an empty shop, through the services, so that every row has its
 * history. The clock is set back for older rows, so that lists and charts have content.
 */
import { type Context, type Deps, systemContext } from '#server/context.ts';
import { AffiliateEntity } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { signUp } from '#server/modules/affiliate/account/affiliate.service.ts';
import { ClickEntity } from '#server/modules/affiliate/referral/click.entity.ts';
import { addBatch } from '#server/modules/project/tree/planting.service.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { createContact } from '#server/modules/site/contact/contact.service.ts';
import { paths } from '#src/domain/paths.ts';
import { addDays, DAY_MS, HOUR_MS, utcDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { randomBase32 } from '../platform/crypto.ts';
import { AppError } from '../platform/errors.ts';
import { at, type Happening, happen, hireDesigner, payOut } from './order-steps.ts';
import { orders } from './seed-orders.ts';

const ENQUIRIES = [
  [16, 'Ruth Ackerley', 'ruth@ackerleytuition.example', 'general', 'Do you work for a tutor with no logo?'],
  [11, 'Dev Malhotra', 'dev@malhotraelectrical.example', 'website', 'How soon could my website be live?'],
  [8, 'Siobhan Keane', 'siobhan@keaneyoga.example', 'hosting', 'What does my website cost after a year?'],
  [5, 'Tomasz Zielinski', 'tomasz@zielinskiauto.example', 'website', 'Can our domain and email move to you?'],
  [2, 'Hannah Pryce', 'hannah@prycecatering.example', 'billing', 'Can the billing software send quotes?'],
  [0, 'George Afolabi', 'george@afolabilaw.example', 'general', 'Which pages can we change ourselves?'],
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

type Partner = { id: number; referralCode: string };

const BLANK = { phone: null, company: null, paypalEmail: null, bankDetails: null, commissionRate: undefined };

/** The affiliate of the demo's links, who has a readable code. */
async function signUpPartner(ctx: Context): Promise<Partner> {
  const { id } = await signUp(ctx, {
    ...BLANK,
    name: 'Harbour Lane Consulting',
    email: 'partner@harbourlane.example',
    company: 'Harbour Lane Consulting',
    paypalEmail: 'accounts@harbourlane.example',
  });
  const referralCode = 'HARBR234';
  const emailVerifiedAt = addDays(ctx.deps.clock.now(), 1);
  const lastLoginAt = addDays(new Date(), -3);
  await ctx.em.nativeUpdate(AffiliateEntity, { id }, { referralCode, emailVerifiedAt, lastLoginAt });
  return { id, referralCode };
}

const signUpOther =
  (name: string, email: string, more: { bankDetails: string } | { phone: string }) => (ctx: Context) =>
    signUp(ctx, { ...BLANK, name, email, ...more });

const otherAffiliates: readonly Happening[] = [
  [
    60,
    signUpOther('Ines Marchetti', 'ines@marchetti.example', { bankDetails: 'GB33 BUKB 2020 1555 5555 55' }),
  ],
  [9, signUpOther('Northfield Chamber of Trade', 'office@northfield.example', { phone: '+44 113 496 0123' })],
];

async function seedClicks(deps: Deps, affiliate: Partner): Promise<void> {
  const em = deps.db.fork();
  const landings = ['/', '/', '/restaurant', '/web-design-leeds', paths.portfolio, '/construction'];
  for (let index = 0; index < 60; index++) {
    const createdAt = new Date(Date.now() - ((index * 37) % 88) * DAY_MS - index * 900_000);
    await em.insert(ClickEntity, {
      publicId: randomBase32(32),
      affiliateId: affiliate.id,
      visitorHash: deps.keyring.keyedHash('visitor', `demo-${index}`),
      hourBucket: Math.floor(createdAt.getTime() / HOUR_MS),
      landingPath: landings[index % landings.length] ?? '/',
      referrerHost: index % 3 === 0 ? 'www.harbourlane.example' : null,
      ipHash: null,
      isTest: false,
      createdAt,
    });
  }
}

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
