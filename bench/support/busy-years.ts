/**
 * SQL that creates years of data with realistic skew: repeated names, more recent rows, most orders
 * completed.
 */
import { loadConfig } from '#server/platform/config/config.ts';
import { openDatabase, queryRows } from '#server/platform/database/database.ts';
import { createPool } from './processes.ts';

export type BusyYears = {
  orders: number;
  contacts: number;
  affiliates: number;
  clicks: number;
  events: number;
};
export const BUSY: BusyYears = {
  orders: 100_000,
  contacts: 20_000,
  affiliates: 200,
  clicks: 100_000,
  events: 100_000,
};

/** Unique nine-digit numbers in pseudo-random order, like real ones for an index. */
const orderId = (n: string) => `(100000000 + (${n}::bigint * 618033989) % 899999963)::int`;
const pick = (values: readonly string[]) =>
  `(array['${values.join("','")}'])[1 + floor(random() * ${values.length})::int]`;
const words = (text: string) => text.split(' ');
const FIRST = words(
  'Anna Ben Chloe David Elena Farid Grace Hugo Ines Jonas Katya Liam Maria Noor Olga Pedro Quinn Rosa Samir Tara',
);
const LAST = words(
  'Adler Brown Costa Dubois Evans Fischer Garcia Haddad Ivanov Jensen Kowalski Lopez Moretti Novak Okafor Petit Rossi Smith Weber Young',
);
const HOSTS = words(
  'gmail.com gmail.com outlook.com yahoo.com icloud.com harbour.example bakery.example garage.example',
);
const PATHS = words('/ / / /restaurant /construction /web-design-leeds /portfolio /blog/local-seo');
const DAYS = 1825;
const PAST = `now() - interval '${DAYS} days' * power(random(), 1.2)`;

const people = (rows: number) =>
  `select n, first || ' ' || last as name, lower(first || '.' || last) || n || '@' || host as email, made, dice from (
     select n, ${pick(FIRST)} as first, ${pick(LAST)} as last, ${pick(HOSTS)} as host, ${PAST} as made, random() as dice from generate_series(1, ${rows}) as n) as drawn`;

/** Commissions that a payout run has paid since. */
const PAID_OUT = `c.status = 'pending' and c.review_reason is null and c.created_at < now() - interval '60 days'`;

const busyStatements = ({ orders, contacts, affiliates, clicks, events }: BusyYears): string[] => [
  // Rebuilds trigram indexes at the end: maintaining them per row would take most of the time.
  `create temp table search_index as select indexname, indexdef from pg_indexes where indexname like '%\\_search'`,
  "do $$ declare i record; begin for i in select * from search_index loop execute format('drop index %I', i.indexname); end loop; end $$",
  'select setseed(0.42)',
  `insert into affiliate (id, name, email, company, referral_code, status, email_verified_at, created_at)
   select 999 + n, name, email, case when dice < 0.5 then split_part(name, ' ', 2) || ' Consulting' end, 'CODE' || (999 + n),
     case when n % 20 = 0 then 'paused' when n % 50 = 1 then 'closed' else 'active' end, case when n % 10 > 0 then made end, now() - interval '${DAYS} days' from (${people(affiliates)}) as people`,
  `insert into referral_click (public_id, affiliate_id, visitor_hash, hour_bucket, landing_path, referrer_host, created_at)
   select md5(n::text), 1000 + floor(random() * ${affiliates})::int, md5('v' || n), n, ${pick(PATHS)}, ${pick(['www.google.com', 'news.example'])}, now() - interval '390 days' * random() as created_at from generate_series(1, ${clicks}) as n order by created_at`,
  `insert into affiliate_claim (affiliate_id, reason_code, subject, status, answered_by, answered_at, created_at)
   select 1000 + n % ${affiliates}, 'no-click', 'Sale no. ' || n, case when n % 10 = 0 then 'open' else 'answered' end,
     case when n % 10 > 0 then 'admin' end, case when n % 10 > 0 then now() end, ${PAST} from generate_series(1, ${orders / 100}) as n`,
  `insert into customer_order (id, customer_name, customer_email, amount, amount_minor, currency, status, package_type, source, payment_reference,
     affiliate_id, attribution, review_reason, form_sent, form_sent_at, form_sent_by, paid_at, created_at)
   select ${orderId('n')}, name, email, amount, amount * 100, currency, status, 'Complete Package',
     case when dice < 0.7 then 'stripe' when dice < 0.9 then 'demo' else 'admin' end, case when dice < 0.7 then 'pi_' || md5(n::text) end,
     affiliate, case when affiliate is not null then jsonb_build_object('rule', 'cookie', 'affiliateId', affiliate, 'code', 'CODE' || affiliate, 'clickAt', null, 'landingPath', landing, 'referrerHost', null) end,
     case when status = 'pending' and dice > 0.97 then 'The amount is not on the price list.' end,
     is_sent, case when is_sent then made + interval '1 hour' end, case when is_sent then 'automatic' end, case when status <> 'pending' then made end, made
   from (select *, status = 'paid' and (dice < 0.98 or made < now() - interval '90 days') and dice < 0.998 as is_sent,
           case when status <> 'pending' or dice < 0.5 then 1000 + ((n::bigint * 7919) % ${affiliates})::int end as affiliate
         from (select people.*, case when n % 10 = 0 then 'pending' when n % 10 = 1 then 'cancelled' else 'paid' end as status,
                 case when random() < 0.9 then 250 else 100 + floor(random() * 400)::int end as amount,
                 (array['usd','usd','usd','usd','usd','usd','usd','usd','usd','gbp','eur','chf'])[1 + floor(random() * 12)::int] as currency,
                 ${pick(PATHS)} as landing
               from (${people(orders)}) as people) as sold) as whole order by made on conflict do nothing`,
  `insert into order_event (order_id, kind, from_status, to_status, actor, created_at)
   select id, kind, null, case when kind = 'created' then status end, 'automatic', created_at from customer_order, (values ('created'), ('form_sent')) as k (kind) order by created_at`,
  `insert into order_confirmation (order_id, claimed_order_id, verified, full_name, email, business_name, business_description, preferred_domain, logo_file_name, order_confirmed, status, created_at)
   select case when n % 50 > 0 then id end, case when n % 50 > 0 or n % 100 = 0 then id end, n % 50 > 0, customer_name, customer_email,
     split_part(customer_name, ' ', 2) || ' ' || ${pick(['Bakery', 'Garage', 'Dental Care', 'Plumbing', 'Flowers', 'Consulting', 'Yoga', 'Bistro'])},
     repeat('A family business in the old town, open since 1987. ', 4), 'shop' || n || '.example', case when n % 3 = 0 then 'logo' || n || '.png' end, true,
     case when created_at > now() - interval '5 days' then 'pending' when created_at > now() - interval '20 days' then 'in_progress' else 'completed' end, created_at + interval '9 hours'
   from (select *, row_number() over (order by id) as n from customer_order where form_sent) as sent where n % 10 < 9 order by created_at on conflict do nothing`,
  `insert into mail_message (id, kind, to_address, subject, status, attempts, last_error, order_id, created_at, sent_at)
   select gen_random_uuid()::text, case when n % 3 = 0 then 'order-notice' else 'order-receipt' end, customer_email, 'Your order ' || id, case when n % 2000 = 7 then 'failed' else 'sent' end,
     1, case when n % 2000 = 7 then 'Mailbox unavailable' end, id, created_at, case when n % 2000 <> 7 then created_at + interval '3 seconds' end from (select *, row_number() over () as n from customer_order) as sold order by created_at`,
  `insert into audit_log (at, actor_kind, actor_name, action, subject_kind, subject_id, before, after)
   select created_at, 'admin', (array['admin','alice','bob','carol'])[1 + (id % 4)], (array['order.status','order.send-form','confirmation.status','contact.status','list.export'])[1 + (id % 5)],
     (array['order','order','confirmation','contact','list'])[1 + (id % 5)], id::text, '{"status": "pending"}', '{"status": "in_progress"}' from customer_order order by created_at`,
  `insert into webhook_event (id, type, livemode, payment_key, payload, status, attempts, event_created_at, received_at)
   select 'evt_' || md5(id::text), 'checkout.session.completed', false, payment_reference, '{}', case when id % 5000 = 3 then 'failed' else 'processed' end, 1, created_at, created_at
   from customer_order where payment_reference is not null order by created_at`,
  // A commission per paid sale, and a negative line for every ninth: as many rows as orders.
  `insert into commission (affiliate_id, order_id, kind, currency, amount_minor, original_minor, rate, status, available_at, review_reason, cancel_reason, created_at)
   select affiliate_id, id, 'earned', currency, amount_minor / 10, amount_minor / 10, '10', case when status = 'cancelled' then 'cancelled' else 'pending' end, created_at + interval '30 days',
     case when status = 'paid' and id % 200 = 0 then 'The buyer has the affiliate’s email domain.' end, case when status = 'cancelled' then 'The order was cancelled.' end, created_at
   from customer_order where status <> 'pending' and affiliate_id >= 1000 order by created_at`,
  `insert into commission (affiliate_id, order_id, kind, currency, amount_minor, original_minor, rate, status, available_at, created_at)
   select affiliate_id, order_id, 'reversal', currency, -amount_minor / 5, -amount_minor / 5, rate, status, available_at, created_at + interval '3 days'
   from commission where status = 'pending' and affiliate_id >= 1000 order by order_id limit ${orders / 10}`,
  `insert into payout_run (id, label, status, created_by, created_at, closed_at)
   select 1000 + row_number() over (order by month), to_char(month, 'FMMonth YYYY'), 'closed', 'admin', month, month + interval '2 days'
   from (select distinct date_trunc('month', created_at) + interval '2 months' as month from commission c where ${PAID_OUT}) as months`,
  `insert into payout_line (run_id, affiliate_id, currency, method, status, amount_at_run_minor, commissions_at_run, paid_on, reference, resolved_by, resolved_at, created_at)
   select r.id, c.affiliate_id, c.currency, 'paypal', 'paid', sum(c.amount_minor), count(*), to_char(r.created_at, 'YYYY-MM-DD'), 'batch ' || r.id, 'admin', r.closed_at, r.created_at
   from commission c join payout_run r on r.created_at = date_trunc('month', c.created_at) + interval '2 months' where ${PAID_OUT}
   group by r.id, c.affiliate_id, c.currency having sum(c.amount_minor) > 0`,
  `update commission c set payout_line_id = p.id, status = 'paid', paid_at = p.resolved_at from payout_line p join payout_run r on r.id = p.run_id
   where ${PAID_OUT} and p.affiliate_id = c.affiliate_id and p.currency = c.currency and r.created_at = date_trunc('month', c.created_at) + interval '2 months'`,
  `insert into ledger_entry (transfer_id, kind, account, currency, amount_minor, order_id, created_at)
   select 'sale-' || id, 'sale', account, currency, sign * amount_minor, id, created_at from customer_order, (values ('payments', 1), ('sales', -1)) as a (account, sign) where status = 'paid' order by created_at`,
  `insert into ledger_entry (transfer_id, kind, account, currency, amount_minor, order_id, commission_id, created_at)
   select 'commission-' || id, 'commission', case when sign = 1 then 'commission_expense' else 'affiliate:' || affiliate_id end, currency, sign * amount_minor, order_id, id, created_at
   from commission, (values (1), (-1)) as a (sign) where status <> 'cancelled' order by created_at`,
  `insert into ledger_entry (transfer_id, kind, account, currency, amount_minor, payout_line_id, created_at)
   select 'payout-' || id, 'payout', case when sign = 1 then 'affiliate:' || affiliate_id else 'payouts' end, currency, sign * amount_at_run_minor, id, created_at
   from payout_line, (values (1), (-1)) as a (sign) where status = 'paid'`,
  `insert into contact (name, email, phone, company, message, inquiry_type, status, created_at)
   select name, email, '+44 20 7946 ' || lpad((n % 10000)::text, 4, '0'), case when dice < 0.4 then split_part(name, ' ', 2) || ' Ltd' end,
     repeat('Good morning, we need a new website before the summer and would like to know the price. ', 3) || 'Reference ' || n,
     ${pick(['general', 'website', 'hosting', 'billing', 'support'])}, case when dice < 0.02 then 'new' when dice < 0.92 then 'answered' else 'spam' end, made from (${people(contacts)}) as people order by made`,
  `insert into event (public_id, type, subject_id, order_id, affiliate_id, data, created_at)
   select 'evt_' || md5(id::text || kind), kind, id, id, affiliate_id, jsonb_build_object('id', id, 'status', status, 'amount', amount, 'currency', currency), created_at
   from (select * from customer_order order by created_at desc limit ${Math.ceil(events / 2)}) as newest, (values ('order.created'), ('order.paid')) as k (kind) order by created_at`,
  'do $$ declare i record; begin for i in select * from search_index loop execute i.indexdef; end loop; end $$',
  'drop table search_index',
  'vacuum analyze',
];

/** In order, in one session: the same rows in every run. @param env of the shop */
export async function fillDatabase(env: Record<string, string>, size: BusyYears): Promise<void> {
  const statements = busyStatements(size);
  if (env.DATABASE_URL) {
    const pool = createPool(env.DATABASE_URL, 1);
    for (const statement of statements) await pool.query(statement);
    return await pool.end();
  }
  const database = await openDatabase(loadConfig(env));
  for (const statement of statements) await queryRows(database.fork(), statement);
  await database.close();
}
