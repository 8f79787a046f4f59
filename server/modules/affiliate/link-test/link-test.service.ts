/**
 * "Test my link": makes a real visit, cookie and checkout, and rolls the sale
 * back before it can count.
 */
import { type Context, inTransaction } from '#server/context.ts';
import { recordPaidCheckout } from '#server/modules/sale/payment/payment.service.ts';
import { expiredCookie } from '#server/platform/cookie.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { LINK_TEST_OVER, type LinkTestStep } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';
import { clientReference, parseClientReference } from '#src/domain/sale/order/attribution.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { CommissionEntity, type CommissionRow } from '../commission/commission.entity.ts';
import { ClickEntity } from '../referral/click.entity.ts';
import { LINK_TICKET_MS, linkTicket, TEST_COOKIE, testVisitorHash } from '../referral/referral.service.ts';

const TESTS_PER_HOUR = 20;

const passed = (key: LinkTestStep['key'], text: string): LinkTestStep => ({ key, ok: true, text });
const failed = (key: LinkTestStep['key'], text: string): LinkTestStep => ({ key, ok: false, text });

export async function startLinkTest(ctx: Context, affiliateId: number) {
  await requireBelow(ctx.em, ctx.deps.clock, `link-test:${affiliateId}`, TESTS_PER_HOUR, 3600);
  const { referralCode } = await ctx.em.findOneOrFail(AffiliateEntity, { id: affiliateId });
  const expiresAt = new Date(ctx.deps.clock.now().getTime() + LINK_TICKET_MS);
  return { token: linkTicket.sign(ctx.deps.keyring, { affiliateId }, expiresAt), code: referralCode };
}

/** Call after the browser's test visit. Reports each step and leaves nothing behind. */
export async function finishLinkTest(ctx: Context, affiliateId: number, token: string) {
  const ticket = linkTicket.verify(ctx.deps.keyring, token, ctx.deps.clock.now());
  if (ticket?.affiliateId !== affiliateId) throw new AppError('BAD_REQUEST', LINK_TEST_OVER);
  const affiliate = await ctx.em.findOneOrFail(AffiliateEntity, { id: affiliateId });
  const visitorHash = testVisitorHash(ctx, token);
  const click = await ctx.em.findOne(ClickEntity, { affiliateId, visitorHash, isTest: true });
  const cookie = ctx.request.cookie(TEST_COOKIE);
  const remembered = Boolean(click && cookie === click.publicId);
  const referenceFits =
    parseClientReference(clientReference(affiliateId)) === affiliateId && affiliate.status === 'active';
  const steps = [
    click
      ? passed('click', `The visit arrived and was recorded, landing on ${click.landingPath}.`)
      : failed(
          'click',
          `The visit did not arrive${affiliate.status === 'active' ? '.' : ': your account is not active.'}`,
        ),
    remembered
      ? passed('cookie', 'The browser kept the visit and sent it back.')
      : failed('cookie', 'The browser did not send the visit back. Cookies of this site are blocked in it.'),
    referenceFits
      ? passed('reference', `The checkout recognised you: its reference is ${clientReference(affiliateId)}.`)
      : failed('reference', 'The checkout’s reference does not lead to an active account.'),
    remembered
      ? await saleStep(ctx, affiliateId)
      : failed('sale', 'Without the visit, the sale would not have been yours.'),
  ];
  await ctx.em.nativeDelete(ClickEntity, { affiliateId, isTest: true });
  ctx.setCookie(expiredCookie(TEST_COOKIE, 'Lax'));
  return { steps };
}

async function saleStep(ctx: Context, affiliateId: number): Promise<LinkTestStep> {
  const earned = await simulateSale(ctx, affiliateId);
  if (earned?.affiliateId !== affiliateId)
    return failed('sale', 'The simulated sale was not attributed to you.');
  const order = `A simulated order of ${formatMinor(PRICE_MINOR.usd, 'usd')}`;
  return passed(
    'sale',
    earned.reviewReason
      ? `${order} was attributed to you, but would be looked at first: ${earned.reviewReason}`
      : `${order} earned ${formatMinor(earned.amountMinor, 'usd')}, payable on ${longDate(earned.availableAt)}. The test sale has been undone.`,
  );
}

const ROLLBACK = new Error('a simulated sale is rolled back');

/** The commission of a complete sale, rolled back with its order, ledger, emails and jobs. */
async function simulateSale(ctx: Context, affiliateId: number): Promise<CommissionRow | null> {
  let earned: CommissionRow | null = null;
  try {
    await inTransaction({ ...ctx, affiliate: null, admin: null }, async (inner) => {
      const order = await recordPaidCheckout(inner, {
        source: 'demo',
        checkoutId: `link-test_${randomBase32(20)}`,
        paymentReference: null,
        customerName: 'Test Buyer',
        customerEmail: 'buyer@link-test.invalid',
        customerPhone: null,
        amountMinor: PRICE_MINOR.usd,
        currency: 'usd',
        attributionInput: { testVisit: true, clientReference: clientReference(affiliateId) },
      });
      earned = await inner.em.findOne(CommissionEntity, { orderId: order.id, kind: 'earned' });
      throw ROLLBACK;
    });
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
  return earned;
}
