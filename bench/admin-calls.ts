/**
 * The admin area's requests: every list with each filter, sort, search and page, and the dashboard
 * statistics.
 */
import { lists, NOBODY, type Sample } from './admin-lists.ts';

export type Call = { what: string; procedure: string; input?: Record<string, unknown> };

/** A row from the middle of the table, with a name that occurs once if possible. */
export const SAMPLE = `select o.id as "orderId", o.customer_email as email, o.customer_name as name, o.affiliate_id as "affiliateId", l.run_id as "runId",
    c.id as "contactId", c.email as "contactEmail", f.business_name as "businessName"
  from customer_order o join commission m on m.order_id = o.id join payout_line l on l.id = m.payout_line_id join order_confirmation f on f.order_id = o.id
  cross join (select id, email from contact order by created_at limit 1 offset 1000) c order by o.created_at limit 1 offset 5000`;

const LIMIT = 50;

const statistics = (sample: Sample): Call[] => [
  { what: 'dashboard: totals', procedure: 'dashboard.totals' },
  { what: 'overview: what needs someone', procedure: 'dashboard.actionItems' },
  ...(['daily', 'landings', 'topAffiliates', 'speed'] as const).flatMap((name) =>
    [30, 365].map((span) => ({
      what: `overview: ${name}, ${span} days`,
      procedure: `insights.${name}`,
      input: { days: span },
    })),
  ),
  ...[
    String(sample.orderId),
    String(sample.orderId).slice(0, 4),
    sample.name,
    sample.email,
    'ma',
    NOBODY,
  ].map((q, index) => ({
    what: `palette: ${['an order number', 'its first digits', 'a full name', 'one address', 'two letters', 'nobody'][index]}`,
    procedure: 'dashboard.search',
    input: { q },
  })),
  { what: 'order page', procedure: 'orderDetail.get', input: { id: sample.orderId } },
  {
    what: 'order page: its notes',
    procedure: 'notes.list',
    input: { kind: 'order', id: sample.orderId },
  },
  {
    what: 'order page: what a status would do',
    procedure: 'orderDetail.statusPreview',
    input: { id: sample.orderId, status: 'cancelled' },
  },
  { what: 'contact page', procedure: 'contacts.get', input: { id: sample.contactId } },
  { what: 'affiliate page', procedure: 'adminAffiliates.one', input: { id: sample.affiliateId } },
  {
    what: 'affiliate page: sales',
    procedure: 'commissions.list',
    input: { affiliateId: sample.affiliateId, limit: 10 },
  },
  {
    what: 'affiliate page: performance, a year',
    procedure: 'affiliates.performance',
    input: { affiliateId: sample.affiliateId, days: 365 },
  },
  {
    what: 'affiliate page: statement',
    procedure: 'payouts.statement',
    input: { affiliateId: sample.affiliateId },
  },
  { what: 'payouts: what a run would hold', procedure: 'payouts.preview', input: {} },
  { what: 'payout run page', procedure: 'payouts.run', input: { id: sample.runId } },
  { what: 'audit: what there is to choose from', procedure: 'audit.facets' },
];

/** Table and time column of each list, for the cursor of a distant page. */
export const LIST_TABLES: Readonly<Record<string, readonly [table: string, time: string]>> = {
  'orders.list': ['customer_order', 'created_at'],
  'contacts.list': ['contact', 'created_at'],
  'confirmations.list': ['order_confirmation', 'created_at'],
  'adminAffiliates.list': ['affiliate', 'created_at'],
  'commissions.list': ['commission', 'created_at'],
  'payouts.runs': ['payout_run', 'created_at'],
  'emails.list': ['mail_message', 'created_at'],
  'audit.list': ['audit_log', 'at'],
  'claims.list': ['affiliate_claim', 'created_at'],
  'payments.events': ['webhook_event', 'received_at'],
};

const listName = (procedure: string): string =>
  procedure.split('.')[procedure.startsWith('pay') ? 1 : 0] ?? procedure;

/** The second page, and one half the list away. `cursors` by procedure. */
export const laterPages = (
  cursors: Readonly<Record<string, { next: string | null; deep: string }>>,
): Call[] =>
  Object.entries(cursors).flatMap(([procedure, { next, deep }]) =>
    [
      { what: `${listName(procedure)}: next page`, procedure, input: { limit: LIMIT, cursor: next } },
      {
        what: `${listName(procedure)}: a page half the list away`,
        procedure,
        input: { limit: LIMIT, cursor: deep },
      },
    ].filter(({ input }) => input.cursor !== null),
  );

/** First pages, then filtered ones, then statistics. */
export function adminCalls(sample: Sample): Call[] {
  const calls: Call[] = [];
  for (const [procedure, narrowed] of Object.entries(lists(sample))) {
    const list = listName(procedure);
    calls.push({ what: `${list}: first page`, procedure, input: { limit: LIMIT } });
    for (const [what, input] of narrowed)
      calls.push({ what: `${list}: ${what}`, procedure, input: { limit: LIMIT, ...input } });
  }
  return [...calls, ...statistics(sample)];
}

export const addressOf = ({ procedure, input }: Call): string =>
  `/api/trpc/${procedure}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`;
