/**
 * Compares the provider's records with the shop's, for the admin page and every night. Reports
 * differences with advice; changes nothing.
 */
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { reviveDates } from '#server/platform/database/keyset.ts';
import type { Finding, ReconciliationView } from '#src/domain/payment/payment.schema.ts';
import { type BookedOrder, compareWithProvider } from '#src/domain/payment/reconciliation.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { runLedgerChecks } from '../ledger/ledger-checks.service.ts';
import { readProviderRecords } from './provider-charges.service.ts';

const FINDINGS_MAX = 300;
/** Also reads orders and charges shortly before the period, to match those at its edge. */
const EDGE_DAYS = 3;
const NIGHTLY_DAYS = 60;

export async function reconcile(ctx: Context, days: number): Promise<ReconciliationView> {
  const checkedAt = ctx.deps.clock.now();
  const since = addDays(checkedAt, -days);
  const records = await readProviderRecords(ctx, addDays(since, -EDGE_DAYS));
  const compared =
    records.state === 'compared'
      ? compareWithProvider(
          records.charges,
          await bookedOrders(ctx, addDays(since, -EDGE_DAYS), records.charges),
          since,
          checkedAt,
        )
      : [];
  const all = [...compared, ...(await runLedgerChecks(ctx))];
  return {
    checkedAt,
    since,
    provider: records.state,
    summary: summaryOf(records.state, all),
    findings: all
      .slice(0, FINDINGS_MAX)
      .map((finding) => (ctx.admin?.role === 'staff' ? withoutPayout(finding) : finding)),
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

const ORDER_COLUMNS = `id, stripe_payment_intent_id as "paymentIntentId", amount_minor as "amountMinor", refunded_minor as "refundedMinor", currency, status, created_at as "createdAt"`;

/**
 * Orders paid through the provider in the period, and the orders of the given
 * charges whatever their date.
 */
async function bookedOrders(
  ctx: Context,
  since: Date,
  charges: readonly { paymentIntentId: string | null }[],
): Promise<BookedOrder[]> {
  const intents = charges.flatMap(({ paymentIntentId }) => paymentIntentId ?? []).join(',');
  const rows = await queryRows<BookedOrder>(
    ctx.em,
    `select ${ORDER_COLUMNS} from customer_order
     where (created_at >= ? and (source = 'stripe' or stripe_payment_intent_id is not null)) or stripe_payment_intent_id = any(string_to_array(?, ','))`,
    [since, intents],
  );
  return rows.map((row) => reviveDates(row));
}

function summaryOf(state: ReconciliationView['provider'], findings: readonly Finding[]): string {
  const own =
    findings.length === 0
      ? 'no difference'
      : findings.length === 1
        ? 'one difference'
        : `${findings.length} differences`;
  if (state === 'unreachable')
    return `The payment provider could not be reached: charges and refunds were NOT compared. Our own books show ${own}.`;
  if (state === 'not-configured')
    return `No payment provider is connected, so there are no charges to compare. Our own books show ${own}.`;
  return findings.length === 0
    ? 'Charges, refunds, commissions, payouts and ledger agree.'
    : `The comparison found ${own}.`;
}

/** Emails the shop only if there are differences or the provider could not be reached. */
export async function reconcileNightly(ctx: Context): Promise<void> {
  const { provider, findings } = await reconcile(ctx, NIGHTLY_DAYS);
  if (findings.length === 0 && provider !== 'unreachable') {
    ctx.deps.logger.info('reconciliation: nothing found', { provider });
    return;
  }
  ctx.deps.logger.warn('reconciliation: differences found', { provider, findings: findings.length });
  const shown = findings.slice(0, 20);
  await inTransaction(ctx, (inner) =>
    inner.deps.mailer.enqueue(inner.em, {
      kind: 'reconciliation-notice',
      to: site.inbox,
      onceKey: `reconciliation:${inner.deps.clock.now().toISOString().slice(0, 10)}`,
      payload: {
        count: findings.length,
        provider,
        texts: shown.map(({ text }) => text),
        more: findings.length - shown.length,
      },
    }),
  );
}
