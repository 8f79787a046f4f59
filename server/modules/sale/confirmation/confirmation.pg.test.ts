import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { CONFIRMATION, intakeToken, logoForm, makeOrder, SVG_LOGO } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { site } from '#src/domain/site.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const submit = (extra: Record<string, unknown>) =>
  t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, ...extra });
const rows = () =>
  t.sql<{ order_id: number | null; claimed_order_id: string | null; verified: boolean }>(
    'select order_id, claimed_order_id, verified from order_confirmation order by id',
  );

describe('SEC-17 the form link', () => {
  it('a valid link attaches the form to its order and thanks the customer at the order’s address', async () => {
    const order = await makeOrder(t);
    const response = await submit({
      orderId: order.id,
      token: intakeToken(t, order.id),
      email: 'another@address.example',
    });
    expect(response.status).toBe(201);
    expect(await rows()).toEqual([{ order_id: order.id, claimed_order_id: null, verified: true }]);
    const emails = await t.emails();
    expect(emails.map(({ to }) => to).sort()).toEqual([order.customerEmail, site.inbox].sort());
    expect(emails.find(({ to }) => to === order.customerEmail)?.text).toContain(CONFIRMATION.businessName);
    const notice = emails.find(({ to }) => to === site.inbox);
    // Not the address entered in the form.
    expect(notice?.replyTo).toBe(order.customerEmail);
    expect(notice?.text).toContain(`http://localhost:3000/admin/order-confirmations/${response.body.id}`);
    expect(await t.sql(`select kind, actor from order_event where kind = 'confirmed'`)).toEqual([
      { kind: 'confirmed', actor: 'customer' },
    ]);
  });

  it('works once, also for ten parallel submissions', async () => {
    const order = await makeOrder(t);
    const token = intakeToken(t, order.id);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => submit({ orderId: order.id, token })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 201))
      expectError(response, 409, 'This order has already been confirmed.');
    expect(await rows()).toHaveLength(1);
  });

  it('without a valid link the form is kept as unverified, and the response is the same for existing and unknown numbers', async () => {
    const order = await makeOrder(t);
    const other = await makeOrder(t);
    const expired = intakeToken(t, order.id, -1);
    const tries: Record<string, unknown>[] = [
      { orderId: order.id },
      { orderId: 100_000_001 },
      { orderId: order.id, token: '' },
      { orderId: order.id, token: 'x.y' },
      { orderId: order.id, token: intakeToken(t, other.id) },
      { orderId: order.id, token: intakeToken(t, order.id, 30, 2) },
      { orderId: order.id, token: expired },
      { orderId: 999_999_999_999_999, token: intakeToken(t, order.id) },
    ];
    const responses = [];
    for (const one of tries) responses.push(await submit(one));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text.replace(/\d+/, 'N')}`)).size).toBe(
      1,
    );
    for (const row of await rows()) expect(row).toMatchObject({ order_id: null, verified: false });
    expect((await t.emails()).every(({ to, replyTo }) => to === site.inbox && replyTo === null)).toBe(true);
  });

  it('expires after thirty days to the second, and a higher version revokes it', async () => {
    t.clock.freeze();
    const order = await makeOrder(t);
    const token = intakeToken(t, order.id);
    const opens = async () =>
      (await t.asVisitor().post('/api/trpc/confirmations.prefill', { orderId: order.id, token })).status;
    t.clock.advance(30 * 86_400_000 - 2000);
    expect(await opens()).toBe(200);
    await t.sql('update customer_order set intake_version = 2 where id = ? returning id', [order.id]);
    expect(await opens()).toBe(404);
    await t.sql('update customer_order set intake_version = 1 where id = ? returning id', [order.id]);
    t.clock.advance(2000);
    expect(await opens()).toBe(404);
  });

  it('is valid for a paid order only', async () => {
    const order = await makeOrder(t, { status: 'pending' });
    await submit({ orderId: order.id, token: intakeToken(t, order.id) });
    expect((await rows())[0]).toMatchObject({ order_id: null, verified: false });
  });

  it('prefills what the shop already knows, for the holder of the link', async () => {
    const order = await makeOrder(t, { customerName: 'Noor Vance', customerPhone: '+44 161 496 0188' });
    const prefill = await t
      .asVisitor()
      .api.confirmations.prefill.mutate({ orderId: order.id, token: intakeToken(t, order.id) });
    expect(prefill).toEqual({
      orderId: order.id,
      fullName: 'Noor Vance',
      email: order.customerEmail,
      phone: '+44 161 496 0188',
      price: '$250',
      lang: 'en',
      alreadyConfirmed: false,
      answers: null,
    });
  });

  it('shows a used link’s holder the answers given, without internal fields', async () => {
    const order = await makeOrder(t);
    const token = intakeToken(t, order.id);
    await submit({ orderId: order.id, token, preferredDomain: 'quill.example' });
    const { alreadyConfirmed, answers } = await t
      .asVisitor()
      .api.confirmations.prefill.mutate({ orderId: order.id, token });
    expect(alreadyConfirmed).toBe(true);
    expect(answers).toMatchObject({
      businessName: CONFIRMATION.businessName,
      preferredDomain: 'quill.example',
      hasLogo: false,
    });
    expect(Object.keys(answers ?? {})).not.toEqual(
      expect.arrayContaining(['id', 'status', 'logoFileName', 'claimedOrderId']),
    );
  });

  it('shows the answers to nobody else: no token, another order’s, an expired or a revoked one', async () => {
    const order = await makeOrder(t);
    const other = await makeOrder(t);
    await submit({ orderId: order.id, token: intakeToken(t, order.id) });
    for (const token of [
      '',
      'x.y',
      intakeToken(t, other.id),
      intakeToken(t, order.id, -1),
      intakeToken(t, order.id, 30, 2),
    ]) {
      const response = await t
        .asVisitor()
        .post('/api/trpc/confirmations.prefill', { orderId: order.id, token });
      expect(response.status, token).toBe(404);
      expect(response.text).not.toContain(CONFIRMATION.businessName);
    }
  });

  it('the token appears neither in the database nor in the log', async () => {
    const order = await makeOrder(t);
    await (await t.asAdmin()).post(`/api/orders/${order.id}/send-form`);
    const token = /#t=(\S+)/.exec((await t.emails())[0]?.text ?? '')?.[1] ?? '';
    await submit({ orderId: order.id, token });
    const secret = token.split('.')[1] ?? '';
    expect(secret).toHaveLength(43);
    for (const table of ['mail_message', 'customer_order', 'order_confirmation', 'order_event', 'audit_log'])
      expect(JSON.stringify(await t.sql(`select * from ${table}`)), table).not.toContain(secret);
    expect(JSON.stringify(await t.sql('select data from pgboss.job'))).not.toContain(secret);
    expect(JSON.stringify(t.logs())).not.toContain(secret);
  });
});

describe('SEC-20 the logo’s file name', () => {
  const upload = async () =>
    String(
      (await t.asVisitor().call('/api/upload-logo', { method: 'POST', raw: logoForm(SVG_LOGO, 'l.svg') }))
        .body.fileName,
    );

  it('an uploaded file can be attached to one form only', async () => {
    const logoFileName = await upload();
    expect((await submit({ logoFileName })).status).toBe(201);
    expectError(await submit({ logoFileName }), 400, 'Please try uploading your logo again.');
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    '..%2f..%2fetc',
    'logo.svg',
    `${'a'.repeat(26)}.svg`,
    `${'a'.repeat(26)}.svg\u0000.png`,
    `${'a'.repeat(26)}.exe`,
  ])('%j is rejected, and nothing is stored', async (logoFileName) => {
    expectError(await submit({ logoFileName }), 400, 'Please try uploading your logo again.');
    expect(await rows()).toEqual([]);
  });
});

describe('the admin area', () => {
  /** Staff attach the form before the order is paid: it has no project yet. */
  async function formWithoutProject(values: Record<string, unknown> = {}): Promise<number> {
    const order = await makeOrder(t, { status: 'pending' });
    const { body } = await submit(values);
    await (await t.asAdmin()).api.confirmations.attach.mutate({ id: body.id, orderId: order.id });
    return body.id;
  }

  it('each status is emailed to a verified customer once, and each change is audited', async () => {
    const id = await formWithoutProject();
    const admin = await t.asAdmin();
    for (const status of ['in_progress', 'completed', 'in_progress', 'in_progress'])
      expect((await admin.patch(`/api/order-confirmations/${id}/status`, { status })).body.status).toBe(
        status,
      );
    const subjects = (await t.emails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /started work/.test(subject))).toHaveLength(1);
    expect(subjects.filter((subject) => /website is live/.test(subject))).toHaveLength(1);
    expect(await t.sql(`select 1 from audit_log where action = 'confirmation.status'`)).toHaveLength(3);
  });

  it('SEC-22: customer text appears in the body of status emails and never in their subject; no further email is promised', async () => {
    const businessName = 'Claim your prize today';
    const id = await formWithoutProject({ businessName });
    const admin = await t.asAdmin();
    for (const status of ['in_progress', 'completed'] as const)
      await admin.api.confirmations.setStatus.mutate({ id, status });
    const [started, completed] = (await t.emails()).filter(({ to }) => to === CONFIRMATION.email);
    expect([started?.subject, completed?.subject]).toEqual([
      'We’ve started work on your website',
      'Your website is live',
    ]);
    for (const email of [started, completed]) expect(email?.text).toContain(businessName);
    expect(completed?.text).toMatch(/tree certificate yet, reply to this email and we’ll send it to you/);
    expect(completed?.text).not.toMatch(/email of its own/);
  });

  it('SEC-07: an unverified visitor is never emailed', async () => {
    const { body } = await submit({});
    await (await t.asAdmin()).patch(`/api/order-confirmations/${body.id}/status`, { status: 'completed' });
    expect((await t.emails()).map(({ to }) => to)).toEqual([site.inbox]);
  });
});
