import type { TestApp } from './test-app.ts';

/** Inserts many clicks and commissions of an affiliate at once, spread over the last year. */
export async function makeHistory(
  t: TestApp,
  affiliateId: number,
  { clicks, commissions }: { clicks: number; commissions: number },
): Promise<void> {
  await t.sql(
    `insert into referral_click (public_id, affiliate_id, visitor_hash, hour_bucket, landing_path, is_test, created_at)
     select lpad(n::text, 32, 'a'), ?, md5(n::text), n, '/', false, now() - (n % 360) * interval '1 day' - interval '1 hour' from generate_series(1, ?::int) n`,
    [affiliateId, clicks],
  );
  await t.sql(
    `insert into customer_order (id, customer_name, customer_email, amount, amount_minor, status, package_type, source, paid_at, created_at)
     select 100000000 + n, 'Customer', n || '@shop.example', '250', 25000, 'paid', 'Complete Package', 'admin', now(), now() - (n % 360) * interval '1 day'
     from generate_series(1, ?::int) n`,
    [commissions],
  );
  await t.sql(
    `insert into commission (affiliate_id, order_id, kind, currency, amount_minor, original_minor, rate, status, available_at, created_at)
     select ?, 100000000 + n, 'earned', 'usd', 2500, 2500, '10', 'pending', now(), now() - (n % 360) * interval '1 day' - interval '1 hour' from generate_series(1, ?::int) n`,
    [affiliateId, commissions],
  );
}
