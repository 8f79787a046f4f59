/**
 * Creates at least one row in every table with CHECK constraints, through
 * the services if they create such rows.
 */
import { CONFIRMATION, CONTACT, makeWebhookEndpoint } from '../factories.ts';
import { makeAffiliateWithLogin, sellFor } from '../payouts.ts';
import type { TestApp } from '../test-app.ts';

const DAY = 86_400_000;

export async function makeRowsEverywhere(t: TestApp): Promise<void> {
  await makeWebhookEndpoint(t);
  const affiliate = await makeAffiliateWithLogin(t);
  const order = await sellFor(t, affiliate);
  const visitor = t.asVisitor();
  const confirmation = (await visitor.post('/api/order-confirmations', CONFIRMATION)).body.id;
  await t.sql('update order_confirmation set order_id = ?, verified = true where id = ?', [
    order.id,
    confirmation,
  ]);
  await visitor.post('/api/affiliates/generate-otp', { email: affiliate.email });
  await visitor.post('/api/contacts', CONTACT);
  t.clock.advance(31 * DAY);
  const owner = await t.asAdmin('owner');
  await owner.api.savedViews.save.mutate({ list: 'orders', name: 'Paid', query: 'status=paid' });
  const { lines } = await owner.api.payouts.createRun.mutate({});
  await owner.api.payouts.markPaid.mutate({
    lineIds: [lines[0]?.id ?? 0],
    paidOn: '2026-11-20',
    reference: 'PP',
  });
  await owner.api.apiTokens.create.mutate({ name: 'CRM', scopes: ['orders:read'] });
  for (const statement of [
    `insert into referral_click (public_id, affiliate_id, visitor_hash, hour_bucket, landing_path, created_at)
     values ('click', ?, 'visitor', 1, '/', now())`,
    `insert into affiliate_claim (affiliate_id, reason_code, subject, created_at) values (?, 'no-click', 'Sale', now())`,
  ])
    await t.sql(statement, [affiliate.id]);
  await t.sql(
    `insert into review (order_id, stars, text, name_shown, consent_at, lang, created_at, updated_at) values (?, 5, 'Good work.', 'Ada Q.', now(), 'en', now(), now())`,
    [order.id],
  );
  await t.sql(
    `insert into upload (name, content_type, size_bytes, confirmation_id, created_at) values ('a.png', 'image/png', 9, ?, now())`,
    [confirmation],
  );
  for (const statement of [
    `insert into project_file (project_id, purpose, uploaded_by, name, media_type, size_bytes, storage_key, created_at)
     select id, 'design', 'staff', 'a.png', 'image/png', 9, 'a.png', now() from project`,
    `insert into project_design (project_id, round, position, title, kind, file_id, event_id, created_at)
     select p.id, 1, 1, 'Calm', 'image', f.id, (select max(id) from project_event), now() from project p, project_file f`,
    `update project set chosen_design_id = (select max(id) from project_design)`,
    `insert into project_message (project_id, event_id, kind, author_kind, author_name, text, created_at)
     select id, (select max(id) from project_event), 'message', 'customer', 'Ada', 'Hello', now() from project`,
    `insert into project_message_file (message_id, file_id) select m.id, f.id from project_message m, project_file f`,
    `insert into planting_batch (planted_on, place, partner, created_by, created_at) values ('2026-11-20', 'Somerset', 'Trust', 'robin', now())`,
    `insert into tree_certificate (order_id, number, display, batch_id, assigned_at, created_at)
     select min(order_id), 'TREE-7K3M-Q9XW', 'business', (select max(id) from planting_batch), now(), now() from project`,
    `insert into admin_note (subject_kind, subject_id, body, author, created_at) values ('order', 1, 'A note', 'robin', now())`,
    `insert into webhook_event (id, type, livemode, payload, status, event_created_at, received_at) values ('evt', 'charge.refunded', false, '{}', 'ignored', now(), now())`,
    `insert into begun_checkout (public_id, email, currency, created_at) values ('begun', 'ada@lindt.example', 'eur', now())`,
    `insert into idempotency_key (key, body_hash, status, created_at) values ('key', 'hash', 0, now())`,
    `insert into demo_mark (id, mode, created_at) values (1, 'on', now())`,
    `insert into launch_record (subject, actor_name, at) values ('claims', 'robin', now())`,
    `insert into rate_counter (key, count, window_ends_at, last_at) values ('rule', 1, now(), now())`,
  ])
    await t.sql(statement);
  await t.jobsDone();
}
