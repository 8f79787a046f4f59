/**
 * Reports differences with advice and changes nothing. Lists and replays the provider's stored
 * events.
 */
import type { z } from 'zod';
import { type Context, type DashboardLists, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { keysetPage } from '#server/platform/database/keyset.ts';
import { paths } from '#src/domain/paths.ts';
import {
  type Finding,
  type PaymentEventView,
  paymentEventsInput,
  paymentEventView,
  type ReconciliationView,
} from '#src/domain/sale/payment/payment.schema.ts';
import {
  compareWithProvider,
  finding,
  type ProviderCharge,
  SALE_MISSING,
} from '#src/domain/sale/payment/reconciliation.rules.ts';
import { addDays, utcDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { ROWS_MAX } from '../ledger/ledger.service.ts';
import { onProviderFailure } from './checkout.service.ts';
import { reprocessPaymentEvent } from './payment-event.service.ts';

const FINDINGS_MAX = 300;
/** Also reads earlier charges: staff may add the order of a payment long after it. */
const EARLIER_CHARGES_DAYS = 60;
const NIGHTLY_DAYS = 60;

export async function reconcile(ctx: Context, days: number): Promise<ReconciliationView> {
  const checkedAt = ctx.deps.clock.now();
  const since = addDays(checkedAt, -days);
  const records = await readProviderRecords(ctx, addDays(since, -EARLIER_CHARGES_DAYS));
  const compared =
    records.state === 'compared'
      ? compareWithProvider(
          records.charges,
          await bookedOrders(ctx, since, records.charges),
          since,
          checkedAt,
        )
      : [];
  const own: Finding[] = [];
  for (const check of ctx.deps.recordChecks) own.push(...(await check(ctx)));
  const all = [...compared, ...own];
  return {
    checkedAt,
    since,
    provider: records.state,
    summary: summaryOf(records.state, all),
    findings: all
      .slice(0, FINDINGS_MAX)
      .map((finding) => (ctx.admin?.role === 'staff' ? withoutPayout(finding) : finding)),
    total: all.length,
    truncated: all.length > FINDINGS_MAX,
  };
}

/** L5: staff see that a payout differs, but no amounts. */
const withoutPayout = (finding: Finding): Finding =>
  finding.payoutRunId === null
    ? finding
    : {
        ...finding,
        text: 'A payout and its records differ.',
        whatToDo: 'Tell an owner: only owners see payouts.',
        payoutRunId: null,
      };

type ProviderRecords =
  | { state: 'compared'; charges: ProviderCharge[] }
  | { state: 'not-configured' | 'unreachable' };

async function readProviderRecords(ctx: Context, since: Date): Promise<ProviderRecords> {
  const { api } = ctx.deps.paymentProvider;
  if (!api) return { state: 'not-configured' };
  return api
    .listCharges(since)
    .then((charges) => ({ state: 'compared' as const, charges }))
    .catch(
      onProviderFailure(ctx, 'charges could not be read from the payment provider', () => ({
        state: 'unreachable' as const,
      })),
    );
}

/** Includes the orders of the given charges whatever their date. */
function bookedOrders(ctx: Context, since: Date, charges: readonly { paymentReference: string | null }[]) {
  const references = charges.flatMap(({ paymentReference }) => paymentReference ?? []);
  const { source } = ctx.deps.paymentProvider;
  return kysely(ctx.em)
    .selectFrom('customer_order')
    .select(['id', 'paymentReference', 'amountMinor', 'refundedMinor', 'currency', 'status', 'createdAt'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('createdAt', '>=', since),
          eb.or([eb('source', '=', source), eb('paymentReference', 'is not', null)]),
        ]),
        ...(references.length > 0 ? [eb('paymentReference', 'in', references)] : []),
      ]),
    )
    .execute();
}

function summaryOf(state: ReconciliationView['provider'], findings: readonly Finding[]): string {
  const count = findings.length;
  const own = count === 0 ? 'no difference' : count === 1 ? 'one difference' : `${count} differences`;
  if (state === 'unreachable')
    return `The payment provider could not be reached: charges and refunds were NOT compared. Our own ledger shows ${own}.`;
  if (state === 'not-configured')
    return `No payment provider is connected, so there are no charges to compare. Our own ledger shows ${own}.`;
  return count === 0
    ? 'Charges, refunds, commissions, payouts and ledger agree.'
    : `The comparison found ${own}.`;
}

export async function reconcileNightly(ctx: Context): Promise<void> {
  const { provider, findings, total } = await reconcile(ctx, NIGHTLY_DAYS);
  if (total === 0 && provider !== 'unreachable') {
    ctx.deps.logger.info('reconciliation: nothing found', { provider });
    return;
  }
  ctx.deps.logger.warn('reconciliation: differences found', { provider, findings: total });
  const shown = findings.slice(0, 20);
  await inTransaction(ctx, (inner) =>
    inner.deps.mailer.enqueue(inner.em, {
      kind: 'reconciliation-notice',
      to: site.inbox,
      onceKey: `reconciliation:${utcDay(inner.deps.clock.now())}`,
      payload: {
        count: total,
        provider,
        texts: shown.map(({ text }) => text),
        more: total - shown.length,
      },
    }),
  );
}

const eventRows = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('webhook_event')
    .select(paymentEventView.omit({ orderId: true }).keyof().options)
    .select((eb) =>
      eb
        .selectFrom('customer_order as o')
        .where((order) =>
          order.or([
            order('o.paymentReference', '=', order.ref('webhook_event.paymentKey')),
            order('o.checkoutId', '=', order.ref('webhook_event.paymentKey')),
            order('o.checkoutId', '=', order.ref('webhook_event.checkoutId')),
          ]),
        )
        .select('o.id')
        .limit(1)
        .as('orderId'),
    );

function matchingPaymentEvents(ctx: Context, query: z.output<typeof paymentEventsInput>) {
  const rows = eventRows(ctx);
  return query.status ? rows.where('status', '=', query.status) : rows;
}

export function listPaymentEvents(ctx: Context, query: z.output<typeof paymentEventsInput>) {
  return keysetPage(ctx.em, matchingPaymentEvents(ctx, query), {
    query,
    newest: ['receivedAt', 'id'],
    idType: 'text',
    search: { columns: ['id', 'type', 'paymentKey'] },
  });
}

export const paymentEventLists: DashboardLists = {
  [paths.adminReconciliation]: (ctx, filter) =>
    matchingPaymentEvents(ctx, paymentEventsInput.parse(filter))
      .clearSelect()
      .select(['id', 'type as who', 'receivedAt as since']),
};

/** @throws AppError NOT_FOUND */
export async function replayPaymentEvent(ctx: Context, id: string): Promise<PaymentEventView> {
  await reprocessPaymentEvent(ctx, id, (em, status) =>
    writeAudit({ ...ctx, em }, 'payment.replay', ['payment-event', id.slice(0, 60)], { after: { status } }),
  );
  return eventRows(ctx).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Finds events that failed, or that have waited for their sale for too long. */
export async function checkStoredEvents(ctx: Context): Promise<Finding[]> {
  const aDayAgo = addDays(ctx.deps.clock.now(), -1);
  const rows = await kysely(ctx.em)
    .selectFrom('webhook_event')
    .select(['id', 'type', 'status'])
    .where((eb) =>
      eb.or([
        eb('status', '=', 'failed'),
        eb.and([eb('status', '=', 'waiting'), eb('receivedAt', '<', aDayAgo)]),
      ]),
    )
    .orderBy('receivedAt')
    .limit(ROWS_MAX)
    .execute();
  return rows.map(({ id, type, status }) =>
    status === 'failed'
      ? finding(
          'event-failed',
          `The payment event ${id} (${type}) could not be handled.`,
          'Read its error in the list of payment events, fix the cause, and replay it.',
        )
      : finding(
          'event-waiting',
          `The payment event ${id} (${type}) has waited for its sale for more than a day.`,
          `${SALE_MISSING} If the payment belongs to another business of yours, nothing is to be done.`,
        ),
  );
}
