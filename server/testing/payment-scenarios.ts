/**
 * Generates random histories of one payment: its events, and the expected result, calculated
 * independently of the code under test.
 */
import fc from 'fast-check';
import type { StripeEventBody } from './fakes/fake-stripe.ts';

export type Scenario = {
  currency: 'usd' | 'gbp' | 'eur' | 'chf';
  amountMinor: number;
  onList: boolean;
  /** When the sale was reported: at once, later, never, or not (yet) at all. */
  sale: 'paid' | 'paid-later' | 'failed' | 'expired' | 'awaiting' | 'missing';
  /**
   * Consecutive refunds in minor units. The bank may return one
   * before the next is made, or after all.
   */
  refunds: { minor: number; fails: 'never' | 'soon' | 'late' }[];
  disputes: ('open' | 'won' | 'lost' | 'inquiry')[];
};
export type Expected = {
  status: 'paid' | 'pending' | 'cancelled' | null;
  refundedMinor: number;
  commissionMinor: number;
  incomeMinor: number;
};

const PRICES = { usd: 25_000, gbp: 25_000, eur: 28_000, chf: 28_000 } as const;

export const scenario: fc.Arbitrary<Scenario> = fc
  .record({
    currency: fc.constantFrom('usd', 'gbp', 'eur', 'chf'),
    onList: fc.oneof(
      { weight: 6, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    sale: fc.constantFrom(
      'paid',
      'paid',
      'paid',
      'paid-later',
      'paid-later',
      'failed',
      'expired',
      'awaiting',
      'missing',
    ),
    parts: fc.array(
      fc.record({
        part: fc.oneof(
          fc.constant(1),
          fc.integer({ min: 1, max: 14_000 }),
          fc.constant(Number.MAX_SAFE_INTEGER),
        ),
        fails: fc.constantFrom('never', 'never', 'soon', 'late'),
      }),
      { maxLength: 4 },
    ),
    disputes: fc.array(fc.constantFrom('open', 'won', 'lost', 'inquiry'), { maxLength: 2 }),
  })
  .map(({ parts, onList, currency, ...rest }) => {
    const amountMinor = PRICES[currency] + (onList ? 0 : 37);
    let left = amountMinor;
    const refunds = parts.flatMap(({ part, fails }) => {
      const minor = Math.min(part, left);
      if (fails !== 'soon') left -= minor;
      return minor > 0 ? [{ minor, fails }] : [];
    });
    return { ...rest, currency, onList, amountMinor, refunds } as Scenario;
  });

/**
 * Ten percent, reduced by a refund's share rounded half up; in
 * integers, independent of the domain code.
 */
function commissionLeft(amountMinor: number, refundedMinor: number): number {
  const original = Math.floor((amountMinor * 10 * 2 + 100) / 200);
  return original - Math.floor((original * refundedMinor * 2 + amountMinor) / (amountMinor * 2));
}

export function expectedOf(scenario: Scenario): Expected {
  const { amountMinor, sale } = scenario;
  const nothing = { refundedMinor: 0, commissionMinor: 0, incomeMinor: 0 };
  if (sale === 'missing') return { status: null, ...nothing };
  if (sale === 'failed' || sale === 'expired') return { status: 'cancelled', ...nothing };
  if (sale === 'awaiting') return { status: 'pending', ...nothing };
  const isHeld = scenario.disputes.some((dispute) => dispute === 'open' || dispute === 'lost');
  const refundedMinor = isHeld
    ? amountMinor
    : scenario.refunds.reduce((sum, { minor, fails }) => sum + (fails === 'never' ? minor : 0), 0);
  if (refundedMinor === amountMinor)
    return { status: 'cancelled', refundedMinor, commissionMinor: 0, incomeMinor: 0 };
  if (!scenario.onList) return { status: 'pending', refundedMinor, commissionMinor: 0, incomeMinor: 0 };
  return {
    status: 'paid',
    refundedMinor,
    commissionMinor: commissionLeft(amountMinor, refundedMinor),
    incomeMinor: amountMinor - refundedMinor,
  };
}

let serial = 0;

type Add = (type: string, object: Record<string, unknown>) => void;

function addRefunds(
  scenario: Scenario,
  payment: { n: number; intent: string; created: () => number },
  add: Add,
): void {
  const { n, intent } = payment;
  let given = 0;
  const made: Record<string, unknown>[] = [];
  const fail = (index: number) => {
    const refund = made[index];
    given -= scenario.refunds[index]?.minor ?? 0;
    add('charge.refund.updated', { ...refund, status: index % 2 ? 'failed' : 'canceled' });
    add('refund.updated', { ...refund, status: 'failed' });
    if (index % 3 < 2) add('refund.failed', { ...refund, status: 'failed' });
  };
  scenario.refunds.forEach(({ minor, fails }, index) => {
    given += minor;
    const charge = `ch_life_${n}`;
    add('charge.refunded', {
      id: charge,
      payment_intent: given % 2 ? intent : { id: intent },
      amount_refunded: given,
    });
    made.push({
      id: `re_life_${n}_${index}`,
      charge: index % 2 ? charge : { id: charge },
      payment_intent: intent,
      amount: minor,
      created: payment.created(),
    });
    if (fails === 'soon') fail(index);
  });
  scenario.refunds.forEach(({ fails }, index) => {
    if (fails === 'late') fail(index);
  });
}

function addDisputes(scenario: Scenario, { n, intent }: { n: number; intent: string }, add: Add): void {
  scenario.disputes.forEach((end, index) => {
    const dispute = { id: `dp_life_${n}_${index}`, charge: `ch_life_${n}`, payment_intent: intent };
    add('charge.dispute.created', {
      ...dispute,
      status: end === 'inquiry' ? 'warning_needs_response' : 'needs_response',
    });
    if (end === 'won' || end === 'lost') add('charge.dispute.closed', { ...dispute, status: end });
  });
}

/** Returns every event of that history, in order. */
export function eventsOf(
  scenario: Scenario,
  reference: string | null,
): { events: StripeEventBody[]; keys: { intent: string; session: string } } {
  const n = ++serial;
  const intent = `pi_life_${n}`;
  const session = `cs_life_${n}`;
  const events: StripeEventBody[] = [];
  let created = 1_790_000_000;
  const add: Add = (type, object) => {
    const last = events.at(-1)?.type ?? '';
    // Several events may share a second, as in production, but a
    // bank takes days to return a refund.
    if (events.length % 3 === 2 || (last.includes('refund.') && type === 'charge.refunded')) created += 1;
    events.push({
      id: `evt_life_${n}_${events.length}`,
      object: 'event',
      type,
      created,
      livemode: false,
      data: { object },
    });
  };
  const page = {
    id: session,
    payment_intent: intent,
    amount_total: scenario.amountMinor,
    currency: scenario.currency,
    client_reference_id: reference,
    customer_details: { email: `life${n}@oakandrye${n}.example`, name: `Life ${n}`, phone: null },
  };
  if (scenario.sale === 'paid') add('checkout.session.completed', { ...page, payment_status: 'paid' });
  else if (scenario.sale !== 'missing')
    add('checkout.session.completed', { ...page, payment_status: 'unpaid' });
  if (scenario.sale === 'paid-later')
    add('checkout.session.async_payment_succeeded', { ...page, payment_status: 'paid' });
  if (scenario.sale === 'failed')
    add('checkout.session.async_payment_failed', { ...page, payment_status: 'unpaid' });
  // An expired session has no payment intent: only the session id links it to its payment.
  if (scenario.sale === 'expired')
    add('checkout.session.expired', { ...page, payment_intent: null, payment_status: 'unpaid' });
  if (scenario.sale === 'paid' || scenario.sale === 'paid-later' || scenario.sale === 'missing') {
    addRefunds(scenario, { n, intent, created: () => created }, add);
    addDisputes(scenario, { n, intent }, add);
  }
  return { events, keys: { intent, session } };
}

/** Returns every event at least once, some repeated, in random order. */
export const delivered = (events: readonly StripeEventBody[]): fc.Arbitrary<StripeEventBody[]> =>
  fc
    .array(fc.constantFrom(...events), { maxLength: 3 })
    .chain((again) =>
      fc.shuffledSubarray([...events, ...again], { minLength: events.length + again.length }),
    );
