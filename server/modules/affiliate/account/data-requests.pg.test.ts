/** Requests for a person's data, in the admin area. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import {
  CONFIRMATION,
  CONTACT,
  logoForm,
  makeAffiliate,
  makePaidCheckout,
  SVG_LOGO,
} from '#server/testing/factories.ts';
import { failingFiles } from '#server/testing/fakes/failing-files.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const auditOf = (action: string) =>
  t.sql<{ before: unknown; after: unknown }>('select before, after from audit_log where action = ?', [
    action,
  ]);

describe('data requests', () => {
  const email = 'jo@bothsides.example';
  async function somebody() {
    const affiliate = await makeAffiliate(t, {
      name: 'Jo Bothsides',
      email,
      bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55',
    });
    await makePaidCheckout(t, { code: affiliate.referralCode });
    await makePaidCheckout(t, { customerEmail: email, customerName: 'Jo Bothsides' });
    await t.asVisitor().post('/api/contacts', { ...CONTACT, name: 'Jo Bothsides', email });
    await t.emails();
    return { partner: affiliate, owner: await t.asAdmin('owner') };
  }

  test('the copy contains everything, including payout details', async () => {
    const { owner } = await somebody();
    const copy = await owner.api.privacy.export.mutate({ email });
    expect(copy).toMatchObject({
      affiliate: { bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55' },
      orders: [{ customer_name: 'Jo Bothsides' }],
    });
    expect(await auditOf('person.export')).toHaveLength(1);
  });

  test('emails that wait when their person is erased are not sent, and wait no longer', async () => {
    const { owner } = await somebody();
    const emails = () =>
      t.sql<{ id: string; status: string }>(
        'select id, status from mail_message where payload_encrypted is null',
      );
    await t.sql(`update mail_message set status = 'queued', sent_at = null`);
    await owner.api.privacy.erase.mutate({ email, confirm: 'ERASE' });
    const erased = await emails();
    expect(erased.length).toBeGreaterThan(3);
    expect(new Set(erased.map(({ status }) => status))).toEqual(new Set(['expired']));
    const before = (await t.emails()).length;
    for (const { id } of erased) await t.deps.mailer.deliver(id);
    expect(await t.emails()).toHaveLength(before);
  });

  test('erasing removes the person from claims: their own and those of others about them', async () => {
    const { owner, partner: affiliate } = await somebody();
    const other = await makeAffiliate(t);
    const claims: [id: number, query: string, message: string][] = [
      [affiliate.id, 'agnes@hollow.example', 'Please ring Jo Bothsides.'],
      [other.id, email, 'Jo said she used my link.'],
      [other.id, '123456789', `Could it be ${email.toUpperCase()}?`],
      [other.id, '987654321', 'Somebody else’s sale.'],
    ];
    for (const [id, query, message] of claims)
      await (await t.asAffiliate(id)).api.affiliates.openClaim.mutate({ query, message });
    const { items } = await owner.api.claims.list.query({ status: 'open' });
    for (const { id } of items)
      await owner.api.claims.answer.mutate({ id, answer: 'Jo Bothsides came by another link.' });
    await t.emails();
    await owner.api.privacy.erase.mutate({ email, confirm: 'ERASE' });
    const [order] = await t.sql<{ id: number }>(
      `select id from customer_order where customer_email like '%erased.invalid'`,
    );
    expect(
      await t.sql(
        'select subject, message, answer is null as cleared, status from affiliate_claim order by id',
      ),
    ).toEqual([
      { subject: '', message: null, cleared: true, status: 'answered' },
      { subject: String(order?.id), message: null, cleared: true, status: 'answered' },
      { subject: '', message: null, cleared: true, status: 'answered' },
      { subject: '987654321', message: 'Somebody else’s sale.', cleared: false, status: 'answered' },
    ]);
    const kept = await t.sql(
      `select id from mail_message where kind like 'claim-%' and payload_encrypted is not null`,
    );
    expect(kept).toEqual([]);
  });

  test('L11: erasing one address leaves what others wrote about addresses that contain it', async () => {
    const owner = await t.asAdmin('owner');
    const erased = 'bob@zz.example';
    await t.asVisitor().post('/api/contacts', { ...CONTACT, email: erased });
    const other = await makeAffiliate(t);
    const session = await t.asAffiliate(other.id);
    const kept = [
      'xbob@zz.example',
      'x.bob@zz.example',
      'bob@zz.example.org',
      'a%b@zz.example',
      'bobXzz.example',
    ];
    const cleared = [
      erased,
      'BOB@ZZ.example',
      'It was <bob@zz.example>.',
      `not xbob@zz.example but ${erased}.`,
    ];
    for (const [n, message] of [...kept, ...cleared].entries())
      await session.api.affiliates.openClaim.mutate({ query: String(123456780 + n), message });
    const key = (name: string) => ({ 'idempotency-key': `${name}-0123456789abcdef` });
    const post = (email: string, name: string) =>
      owner.post('/api/orders', { customerName: 'Somebody', customerEmail: email, amount: '250' }, key(name));
    expect((await post('xbob@zz.example', 'other')).status).toBe(201);
    expect((await post(erased, 'erased')).status).toBe(201);
    await t.emails();
    await owner.api.privacy.erase.mutate({ email: erased, confirm: 'ERASE' });
    const messages = await t.sql<{ message: string | null }>(
      'select message from affiliate_claim order by id',
    );
    expect(messages.map(({ message }) => message)).toEqual([...kept, ...cleared.map(() => null)]);
    const keys = await t.sql<{ key: string }>('select key from idempotency_key');
    expect(keys.map(({ key: name }) => name.split(':').at(-1))).toEqual(['other-0123456789abcdef']);
  });

  test('L11: pattern characters in an address match literally', async () => {
    const owner = await t.asAdmin('owner');
    const erased = 'a_b.c@zz.example';
    await t.asVisitor().post('/api/contacts', { ...CONTACT, email: erased });
    const session = await t.asAffiliate((await makeAffiliate(t)).id);
    for (const [n, message] of ['It was aXbYc@zz.example', `It was ${erased}`].entries())
      await session.api.affiliates.openClaim.mutate({ query: String(123456780 + n), message });
    await owner.api.privacy.erase.mutate({ email: erased, confirm: 'ERASE' });
    const messages = await t.sql<{ message: string | null }>(
      'select message from affiliate_claim order by id',
    );
    expect(messages.map(({ message }) => message)).toEqual(['It was aXbYc@zz.example', null]);
  });

  test('erasing ends all sessions and removes all files, although the file store is down at first', async () => {
    const { owner, partner: affiliate } = await somebody();
    const session = await t.asAffiliate(affiliate.id);
    const raw = logoForm(SVG_LOGO, 'logo.svg');
    const { fileName } = (await t.asVisitor().call('/api/upload-logo', { method: 'POST', raw })).body;
    await t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, email, logoFileName: fileName });
    const usual = t.deps.files;
    t.deps.files = failingFiles(usual, { remove: async () => 'ECONNREFUSED' });
    await owner.api.privacy.erase.mutate({ email, confirm: 'ERASE' }).finally(() => {
      t.deps.files = usual;
    });
    expect(await t.sql(`select from session where kind = 'affiliate'`)).toEqual([]);
    expect((await session.get(`/api/affiliates/${affiliate.id}/dashboard`)).status).toBe(401);
    await t.jobsDone();
    expect(await readdir(path.join(t.deps.config.dataDir, 'uploads'))).toEqual([]);
  });

  test('erasing keeps the money rows and nothing that identifies the person', async () => {
    const { owner, partner: affiliate } = await somebody();
    const session = await t.asAffiliate(affiliate.id);
    const sums = () => t.sql('select sum(amount_minor) as n, count(*) as rows from ledger_entry');
    // Free text that staff have written about the person.
    const [order] = await t.sql<{ id: number }>('select id from customer_order where customer_email = ?', [
      email,
    ]);
    const confirmation = (await t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, email }))
      .body.id as number;
    const note = 'Jo Bothsides rang and said so.';
    for (const [kind, id] of [
      ['order', Number(order?.id)],
      ['confirmation', confirmation],
      ['affiliate', affiliate.id],
    ] as const)
      await owner.api.notes.add.mutate({ kind, id, body: note });
    await owner.api.orders.setStatus.mutate({ id: Number(order?.id), status: 'cancelled', reason: note });
    await owner.api.orders.setStatus.mutate({ id: Number(order?.id), status: 'paid', reason: note });
    const [before, commissions] = [
      await sums(),
      await t.sql('select id, amount_minor, status from commission order by id'),
    ];
    expect((await rejection(owner.api.privacy.erase.mutate({ email, confirm: 'yes' as 'ERASE' }))).code).toBe(
      'VALIDATION',
    );
    await owner.api.privacy.erase.mutate({ email, confirm: 'ERASE' });
    expect(await sums()).toEqual(before);
    expect(await t.sql('select id, amount_minor, status from commission order by id')).toEqual(commissions);
    for (const table of [
      'affiliate',
      'customer_order',
      'order_confirmation',
      'contact',
      'mail_message',
      'affiliate_claim',
      'audit_log',
      'admin_note',
      'webhook_event',
      'idempotency_key',
      'order_event',
      'commission',
    ]) {
      const text = JSON.stringify(await t.sql(`select * from ${table}`));
      expect(text, table).not.toMatch(/bothsides/i);
    }
    expect((await session.get(`/api/affiliates/${affiliate.id}/dashboard`)).status).toBe(401);
    expect((await rejection(owner.api.privacy.find.mutate({ email }))).httpStatus).toBe(404);
    expect(
      (
        await rejection(
          owner.api.adminAffiliates.setRate.mutate({ id: affiliate.id, rate: '20', reason: 'late' }),
        )
      ).httpStatus,
    ).toBe(409);
  });
});
