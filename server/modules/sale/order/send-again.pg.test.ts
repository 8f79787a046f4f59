/** Emails of an order that staff send again. */
import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { CONFIRMATION, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { SEND_FORM_ERRORS } from '#src/domain/sale/order/order.rules.ts';
import { formLinkToken, formLinkUrl } from '../order-email/email-links.service.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin();
});

const formLinkOf = ({ id, intakeVersion }: { id: number; intakeVersion: number }) =>
  formLinkUrl('', t.deps.keyring, { orderId: id, version: intakeVersion }, t.clock.now());

const auditActions = async () =>
  (await t.sql<{ action: string }>('select action from audit_log order by id')).map(({ action }) => action);

test('an email is sent again as a new row, once per click', async () => {
  const order = await makeOrder(t);
  await owner.api.orders.sendForm.mutate({ id: order.id });
  await t.jobsDone();
  const [email] = (await owner.api.orderDetail.get.query({ id: order.id })).emails;
  expect(email).toMatchObject({ status: 'sent', canResend: true });
  await owner.api.emails.resend.mutate({ id: email?.id ?? '' });
  expect((await t.emails()).filter(({ to }) => to === order.customerEmail)).toHaveLength(2);
  expect(await auditActions()).toContain('mail.resend');
});

test('SEC-17 a form link sent again is a new one, and the earlier link is rejected', async () => {
  const order = await makeOrder(t);
  const linkIn = async () =>
    /order=\d+#t=([\w.-]+)/.exec(
      (await t.emails()).findLast(({ to }) => to === order.customerEmail)?.text ?? '',
    )?.[1] ?? '';
  const again = async () => {
    const id = (await owner.api.orderDetail.get.query({ id: order.id })).emails.at(0)?.id ?? '';
    await owner.api.emails.resend.mutate({ id });
  };
  await owner.api.orders.sendForm.mutate({ id: order.id });
  const links = [await linkIn()];
  for (let n = 0; n < 2; n++) {
    await again();
    links.push(await linkIn());
  }
  expect(new Set(links).size).toBe(3);
  const submit = async (token: string) => {
    await t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, orderId: order.id, token });
    return (await t.sql('select order_id, verified from order_confirmation order by id desc limit 1'))[0];
  };
  for (const astray of links.slice(0, 2))
    expect(await submit(astray)).toEqual({ order_id: null, verified: false });
  expect(await submit(links[2] ?? '')).toEqual({ order_id: order.id, verified: true });
});

test('an email that is still queued gets the new link', async () => {
  const order = await makeOrder(t);
  const emails = async () =>
    (await owner.api.orderDetail.get.query({ id: order.id })).emails.map(({ id }) => id);
  const again = async (id = '') => {
    await owner.api.emails.resend.mutate({ id });
    await t.jobsDone();
  };
  await owner.api.orders.sendForm.mutate({ id: order.id });
  await t.jobsDone();
  const [waiting = ''] = await emails();
  await again(waiting);
  await t.sql(`update mail_message set status = 'queued', sent_at = null where id = ?`, [waiting]);
  await again((await emails()).find((id) => id !== waiting));
  await t.deps.mailer.deliver(waiting);
  const links = (await t.emails()).flatMap(({ to, text }) =>
    to === order.customerEmail ? [/#t=([\w.-]+)/.exec(text)?.[1] ?? ''] : [],
  );
  const { keyring, clock } = t.deps;
  const versions = links.map((link) => formLinkToken.verify(keyring, link, clock.now())?.version);
  expect(versions).toEqual([1, 2, 3, 3]);
});

test('SEC-39: sent again or still waiting, an email leads to the customer’s page after earlier links were revoked', async () => {
  const order = await makePaidCheckout(t);
  const [, token = ''] = /#t=([\w.-]+)/.exec(formLinkOf(order)) ?? [];
  await t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, orderId: order.id, token });
  await t.jobsDone();
  const [{ id } = { id: '' }] = await t.sql<{ id: string }>(
    `select id from mail_message where kind = 'confirmation-received' and to_address = ?`,
    [order.customerEmail],
  );
  const [project] = await t.sql<{ id: number; version: number }>(
    'select id, link_version as version from project where order_id = ?',
    [order.id],
  );
  const revoke = (version: number) =>
    owner.api.projects.revokeLink.mutate({ id: project?.id ?? 0, linkVersion: version });
  const openLatest = async (address: string) => {
    const text = (await t.emails()).findLast(({ to }) => to === address)?.text ?? '';
    const [, link = ''] = /\/project#t=([\w.-]+)/.exec(text) ?? [];
    return (await t.asVisitor().api.customerPage.get.mutate({ token: link })).order.receiptUrl;
  };

  await revoke(1);
  await expect(openLatest(order.customerEmail)).rejects.toThrow();
  await t.sql(`update mail_message set status = 'queued', sent_at = null where id = ?`, [id]);
  await revoke(2);
  await t.deps.mailer.deliver(id);
  expect(await openLatest(order.customerEmail)).toContain(String(order.id));

  await revoke(3);
  const corrected = 'ada@new-address.example';
  await t.sql('update customer_order set customer_email = ? where id = ?', [corrected, order.id]);
  expect(await owner.api.emails.preview.query({ id })).toMatchObject({ to: corrected, isNewLink: false });
  await owner.api.emails.resend.mutate({ id });
  expect(await openLatest(corrected)).toContain(String(order.id));
});

test('an erased customer is sent no link', async () => {
  const order = await makeOrder(t);
  await owner.api.orders.sendForm.mutate({ id: order.id });
  await t.jobsDone();
  const [email] = (await owner.api.orderDetail.get.query({ id: order.id })).emails;
  await owner.api.privacy.erase.mutate({ email: order.customerEmail, confirm: 'ERASE' });
  expect((await owner.post('/api/trpc/emails.resend', { id: email?.id })).status).toBe(409);
});

test('an erased customer is sent no first link, and the order does not wait for one', async () => {
  const order = await makeOrder(t);
  await owner.api.privacy.erase.mutate({ email: order.customerEmail, confirm: 'ERASE' });
  await expect(owner.api.orders.sendForm.mutate({ id: order.id })).rejects.toThrow(SEND_FORM_ERRORS.erased);
  expect(await t.sql('select form_sent as sent from customer_order')).toEqual([{ sent: false }]);
  expect((await owner.api.orders.list.query({ form: 'due' })).items).toEqual([]);
  expect(await t.emails()).toEqual([]);
});

test('the preview shows recipient and text without the secret part of its link, and changes nothing', async () => {
  const order = await makeOrder(t);
  await owner.api.orders.sendForm.mutate({ id: order.id });
  await t.jobsDone();
  const [email] = (await owner.api.orderDetail.get.query({ id: order.id })).emails;
  const preview = await owner.api.emails.preview.query({ id: email?.id ?? '' });
  expect(preview).toMatchObject({ to: order.customerEmail, isNewLink: true });
  expect(preview.text).toContain(`/order-confirmation?order=${order.id}#•••`);
  expect(preview.text).not.toContain('#t=');
  expect((await t.emails()).filter(({ to }) => to === order.customerEmail)).toHaveLength(1);
  await t.sql('update mail_message set expires_at = now() where id = ?', [email?.id]);
  await expect(owner.api.emails.preview.query({ id: email?.id ?? '' })).rejects.toThrow('used up');
});

test('a failed email is sent again once', async () => {
  const order = await makeOrder(t);
  await owner.api.orders.sendForm.mutate({ id: order.id });
  await t.jobsDone();
  const [email] = (await owner.api.orderDetail.get.query({ id: order.id })).emails;
  const emailId = email?.id ?? '';
  await t.sql(`update mail_message set status = 'failed', sent_at = null where id = ?`, [emailId]);
  const again = () => owner.api.emails.resend.mutate({ id: emailId });
  const results = await Promise.allSettled([again(), again()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(again()).rejects.toThrow(
    'This email is already marked as resolved. There is nothing left to do.',
  );
  const { emails } = await owner.api.orderDetail.get.query({ id: order.id });
  expect(emails).toHaveLength(2);
  expect(emails.find(({ id }) => id === emailId)?.canResend).toBe(false);
});

test('L5: the email that contains the amount of a payout is unknown to staff', async () => {
  const order = await makeOrder(t);
  await owner.api.orders.sendForm.mutate({ id: order.id });
  await t.jobsDone();
  const [email] = (await owner.api.orderDetail.get.query({ id: order.id })).emails;
  await t.sql(
    `update mail_message set kind = 'payout-sent', status = 'failed', sent_at = null where id = ?`,
    [email?.id],
  );
  const { emails } = (await t.asAdmin('staff')).api;
  const ref = { id: email?.id ?? '' };
  for (const call of [emails.preview.query, emails.resend.mutate, emails.dismiss.mutate])
    await expect(call(ref)).rejects.toThrow('We can’t find this email');
  await owner.api.emails.dismiss.mutate(ref);
});
