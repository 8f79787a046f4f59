/** Compares the database inside the rehearsed transaction with the database without it. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { isOwnRow, writtenTables } from '#server/platform/database/rolled-back.ts';
import { withoutStyles } from '#server/platform/email/layout-html.ts';
import {
  REHEARSAL_PREVIEWS_MAX,
  REHEARSAL_ROWS_MAX,
  type Rehearsal,
} from '#src/domain/rehearsal/rehearsal.schema.ts';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';
import { affiliateAccount } from '../ledger/ledger.service.ts';
import { changedBalances, type Movement, ownMovements, stageSums } from './affiliate-sums.service.ts';
import { type NamedRow, SOURCES } from './changed-rows.service.ts';
import type { Enqueued } from './rehearsal-deps.service.ts';

type After = Pick<Rehearsal, 'emails' | 'withdrawn' | 'events' | 'skipped'> & {
  rows: readonly (readonly NamedRow[])[];
  affiliates: ReadonlyMap<number, string>;
  sums: Awaited<ReturnType<typeof stageSums>>;
  movements: Movement[];
};

/** Call inside the rehearsed transaction, after the action. */
export async function readAfter(ctx: Context, enqueued: Enqueued): Promise<After> {
  const written = await writtenTables(ctx.em);
  const rows = [];
  for (const { table, read } of SOURCES) rows.push(written.has(table) ? await read(ctx, 'own') : []);
  const movements = written.has('ledger_entry') ? await ownMovements(ctx) : [];
  const ids = rows.flat().flatMap(({ affiliateId }) => affiliateId ?? []);
  const affiliates = await affiliateNames(ctx, [...new Set(ids)]);
  return {
    ...{ rows, affiliates, movements },
    sums: await stageSums(ctx, [...affiliates.keys()]),
    ...(await emailsOf(ctx, enqueued)),
    events: await eventsOf(ctx),
    skipped: await carriedOver(ctx, written),
  };
}

/** Call after that transaction was rolled back, in the same snapshot. */
export async function toRehearsal(
  ctx: Context,
  after: After & { results: readonly BulkResult[] },
): Promise<Rehearsal> {
  const { emails, withdrawn, events, affiliates, movements } = after;
  const changes: Rehearsal['changes'] = [];
  const changed: Rehearsal['changed'] = {};
  for (const [index, { kind, read }] of SOURCES.entries()) {
    const rows = after.rows[index] ?? [];
    const ids = rows.map(({ id }) => id);
    const before = new Map((ids.length > 0 ? await read(ctx, ids) : []).map((row) => [row.id, row.state]));
    const own = rows.filter(({ id, state }) => before.get(id) !== state);
    if (own.length > 0) changed[kind] = own.length;
    for (const { id, name, state } of own)
      changes.push({ kind, name, before: before.get(id) ?? null, after: state });
  }
  const failed = after.results.filter(({ ok }) => !ok);
  return {
    ...{ emails, withdrawn, events, changed },
    changes: changes.slice(0, REHEARSAL_ROWS_MAX),
    balances: changedBalances(affiliates, await stageSums(ctx, [...affiliates.keys()]), after.sums),
    statements: statementsOf(affiliates, movements, after.rows[PAYOUTS] ?? []),
    skipped: [...failed.map(({ id, message }) => ({ id, name: null, reason: message })), ...after.skipped],
  };
}

const PAYOUTS = SOURCES.findIndex(({ kind }) => kind === 'payout');

/** A statement shows the movements of the affiliate's account, and the payouts with their state. */
const statementsOf = (
  affiliates: ReadonlyMap<number, string>,
  movements: readonly Movement[],
  payouts: readonly NamedRow[],
): Rehearsal['statements'] =>
  [...affiliates].flatMap(([affiliateId, affiliateName]) => {
    const own = movements.filter(({ account }) => account === affiliateAccount(affiliateId));
    if (own.length === 0 && !payouts.some((payout) => payout.affiliateId === affiliateId)) return [];
    const entries = own.map(({ text, currency, amountMinor }) => ({ text, currency, amountMinor }));
    return [{ affiliateId, affiliateName, entries }];
  });

async function affiliateNames(ctx: Context, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function emailsOf(ctx: Context, enqueued: Enqueued): Promise<Pick<Rehearsal, 'emails' | 'withdrawn'>> {
  const rows = await kysely(ctx.em)
    .selectFrom('mail_message')
    .select(['id', 'kind', 'toAddress', 'status'])
    .where(isOwnRow('mail_message'))
    .execute();
  const queued = new Map(rows.filter(({ status }) => status === 'queued').map((row) => [row.id, row]));
  const emails: Rehearsal['emails'] = [];
  for (const { id, at } of enqueued.emails) {
    const row = queued.get(id);
    if (!row) continue;
    const content = await ctx.deps.mailer.preview(ctx.em, id);
    emails.push({
      to: row.toAddress,
      subject: content?.subject ?? row.kind,
      at,
      html: content && emails.length < REHEARSAL_PREVIEWS_MAX ? withoutStyles(content.html) : null,
    });
  }
  const added = new Set(enqueued.emails.map(({ id }) => id));
  const withdrawn = rows
    .filter(({ id, status }) => status === 'expired' && !added.has(id))
    .map(({ toAddress, kind }) => ({ to: toAddress, kind }));
  return { emails, withdrawn };
}

async function eventsOf(ctx: Context): Promise<Rehearsal['events']> {
  return kysely(ctx.em)
    .selectFrom('event as e')
    .leftJoin('webhook_delivery as d', 'd.eventId', 'e.id')
    .select(({ fn }) => [
      'e.type',
      fn.count<number>('e.id').distinct().as('count'),
      fn.count<number>('d.id').as('deliveries'),
    ])
    .where(isOwnRow('e'))
    .groupBy('e.type')
    .orderBy('e.type')
    .execute();
}

/** Balances that a payout run leaves out, with the reason. */
async function carriedOver(ctx: Context, written: ReadonlySet<string>): Promise<Rehearsal['skipped']> {
  if (!written.has('payout_line')) return [];
  const rows = await kysely(ctx.em)
    .selectFrom('payout_line as l')
    .innerJoin('affiliate as a', 'a.id', 'l.affiliateId')
    .select(['a.name', 'l.failReason'])
    .where('l.status', '=', 'carried')
    .where(isOwnRow('l'))
    .orderBy('l.id')
    .execute();
  return rows.map(({ name, failReason }) => ({ id: null, name, reason: failReason ?? '' }));
}
