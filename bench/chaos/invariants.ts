/** Compares what the shop acknowledged with its rows, files and emails. The shop is stopped. */
import { existsSync, readdirSync } from 'node:fs';
import { systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { queryRows } from '#server/platform/database/database.ts';
import type { FakeSmtp } from '#server/testing/fakes/fake-smtp.ts';
import { addressOf, type Journal, type Kind } from './clients.ts';

/** Lines that name what was lost, what exists twice, and which records disagree. */
export type Findings = {
  lost: string[];
  twice: string[];
  disagree: string[];
  emails: number;
  /** Emails that wait for their next attempt, each with its job. */
  waiting: number;
  /** Sent again after a crash, under the same Message-ID: mail programs show one. */
  sentAgain: number;
};
type Query = <T>(sql: string) => Promise<T[]>;
type Stored = { key: string; id: string };

/** Each acknowledged piece of work, under the key that its client gave it, is stored once. */
const STORED: Record<Exclude<Kind, 'upload'>, string> = {
  order: `select customer_email as key, id::text from customer_order where source = 'admin'`,
  payment: `select customer_email as key, '' as id from customer_order join webhook_event on payment_key = payment_reference
    where source = 'stripe' and webhook_event.status = 'processed'`,
  enquiry: 'select email as key, id::text from contact',
  click: `select landing_path as key, '' as id from referral_click`,
};

function compareWork(journal: Journal, kind: Kind, stored: readonly Stored[], found: Findings): void {
  const byKey = Map.groupBy(stored, ({ key }) => key);
  for (const [key, rows] of byKey) if (rows.length > 1) found.twice.push(`${kind} ${key}: ${rows.length}`);
  for (const work of journal.acknowledged.filter((one) => one.kind === kind)) {
    const key = kind === 'click' ? `/${work.key}` : addressOf(work.key);
    const isStored = byKey.get(key)?.some(({ id }) => id === '' || id === work.id);
    if (!isStored) found.lost.push(`${kind} ${work.key}`);
  }
}

async function compareFiles(query: Query, journal: Journal, folder: string, found: Findings): Promise<void> {
  const rows = await query<{ name: string; preview: string | null }>(
    'select name, preview_name as preview from upload',
  );
  const previews = new Map(rows.map(({ name, preview }) => [name, preview]));
  const names = new Set([...previews].flat());
  const files = existsSync(folder) ? readdirSync(folder) : [];
  // A row without files is no loss if it was not acknowledged: the cleanup deletes it after a day.
  for (const { kind, id } of journal.acknowledged)
    if (kind === 'upload' && ![id, previews.get(id) ?? ''].every((file) => files.includes(file)))
      found.lost.push(`upload ${id}`);
  // An unfinished file is removed with the row of its name.
  for (const file of files)
    if (!names.has(file.replace(/\.part$/, ''))) found.disagree.push(`file without its row ${file}`);
}

/** What was written in the transaction of an order or an enquiry. */
const EFFECTS: Record<string, string> = {
  'notice of enquiry': `select email as key, count(mail_message.id)::int as n from contact
    left join mail_message on kind = 'contact-notice' and reply_to = email group by email`,
  'receipt of payment': `select customer_email as key, count(mail_message.id)::int as n from customer_order
    left join mail_message on kind = 'receipt' and order_id = customer_order.id where source = 'stripe' group by customer_email`,
  'sale in the ledger': `select customer_email as key, count(distinct transfer_id)::int as n from customer_order
    left join ledger_entry on ledger_entry.order_id = customer_order.id and kind = 'sale' group by customer_email`,
  commission: `select customer_email as key, count(commission.id)::int as n from customer_order
    left join commission on commission.order_id = customer_order.id where customer_order.affiliate_id is not null group by customer_email`,
};

async function compareEffects(query: Query, found: Findings): Promise<void> {
  for (const [what, sql] of Object.entries(EFFECTS))
    for (const { key, n } of await query<{ key: string; n: number }>(sql)) {
      if (n === 0) found.lost.push(`${what} ${key}`);
      if (n > 1) found.twice.push(`${what} ${key}: ${n}`);
    }
}

/** An email has left, or waits with a job that will send it. */
async function compareEmails(query: Query, smtp: FakeSmtp, found: Findings): Promise<void> {
  const received = Map.groupBy(
    smtp.received,
    ({ mail }) => /^<([^@]+)@/.exec(mail.messageId ?? '')?.[1] ?? '',
  );
  const rows = await query<{ id: string; status: string; jobs: number }>(
    `select mail_message.id, status, count(job.id)::int as jobs from mail_message
     left join pgboss.job on job.name = 'mail' and job.data->>'id' = mail_message.id and state in ('created', 'retry', 'active')
     group by mail_message.id, status`,
  );
  for (const { id, status, jobs } of rows) {
    const times = received.get(id)?.length ?? 0;
    const isWaiting = status === 'queued' && jobs > 0;
    if (isWaiting) found.waiting += 1;
    else if (times === 0) found.lost.push(`email ${id}: ${status}, ${jobs} jobs`);
    if (times > 1) found.sentAgain += 1;
  }
  found.emails = rows.length;
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of received.keys()) if (!ids.has(id)) found.disagree.push(`email without its row ${id}`);
}

export async function checkInvariants(
  env: Record<string, string>,
  filesFolder: string,
  journal: Journal,
  smtp: FakeSmtp,
): Promise<Findings> {
  const found: Findings = { lost: [], twice: [], disagree: [], emails: 0, waiting: 0, sentAgain: 0 };
  const deps = await createDeps(loadConfig(env));
  try {
    const query: Query = (sql) => queryRows(deps.db.fork(), sql);
    for (const [kind, sql] of Object.entries(STORED))
      compareWork(journal, kind as Kind, await query<Stored>(sql), found);
    await compareFiles(query, journal, filesFolder, found);
    await compareEffects(query, found);
    await compareEmails(query, smtp, found);
    // The checks of every night: orders, ledger, commissions, payouts, projects, payment events.
    for (const check of deps.recordChecks)
      for (const { kind, text } of await check(systemContext(deps))) found.disagree.push(`${kind}: ${text}`);
    return found;
  } finally {
    await deps.close();
  }
}
