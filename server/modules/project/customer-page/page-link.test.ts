/** Who can open the page of a project, and how a lost link is replaced. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { intakeToken, makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, makeCustomerPage, projectToken } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  LINK_EXPIRED,
  PROJECT_LINK_INVALID,
} from '#src/domain/project/customer-page/customer-page.schema.ts';
import { site } from '#src/domain/site.ts';

const DAY = 86_400_000;
let t: TestApp;
let visitor: Caller;
beforeEach(async () => {
  t = await createTestApp();
  visitor = t.asVisitor();
});

const pageOf = (token: string) => visitor.api.customerPage.get.mutate({ token });
const eventsOf = (projectId: number) =>
  t.sql('select kind from project_event where project_id = ? order by id', [projectId]);
const linkIn = (text: string | undefined) => /\/project#t=([\w.-]+)/.exec(text ?? '')?.[1] ?? '';

describe('the link', () => {
  it('is in the receipt and opens the page, with a receipt to print, in the language of the order', async () => {
    const order = await makePaidCheckout(t, { market: 'germany', currency: 'eur', amountMinor: 28_000 });
    const receipt = (await t.emails()).find(({ subject }) => subject.startsWith('Danke'));
    const page = await pageOf(linkIn(receipt?.text));
    expect(page).toMatchObject({
      orderId: order.id,
      customerName: order.customerName,
      lang: 'de-DE',
      stage: 'awaiting_form',
      actions: [],
      due: { part: 'form', from: 'customer' },
      designs: [],
      messages: [],
      order: { price: '280\u00a0€' },
    });
    expect(page.formUrl).toContain('/order-confirmation?order=');

    const { text } = await visitor.get(page.order.receiptUrl);
    const title = `Beleg zur Bestellung ${order.id}`;
    for (const part of ['<html lang="de-DE">', title, '280,00\u00a0€', 'EUR']) expect(text).toContain(part);
    expect(text).not.toMatch(/Seller|VAT|\{\w+\}/);
  });

  it('the receipt of a payment in a currency that the shop does not sell in names no other', async () => {
    const { order, token } = await makeCustomerPage(t);
    await t.sql(
      `update customer_order set amount = '25000 JPY', amount_minor = null, refunded_minor = 10000 where id = ?`,
      [order.id],
    );
    const { text } = await visitor.get((await pageOf(token)).order.receiptUrl);
    expect(text).toContain('25000 JPY');
    expect(text).not.toMatch(/\$|USD|100\.00/);
  });

  it('the receipt has the billing details of the order form, and a button whose script alone may run', async () => {
    const { order, token } = await makeCustomerPage(t, ['designs_sent']);
    await t.sql('update order_confirmation set billing_details = ? where order_id = ? returning id', [
      'Quill & Co\n7 Mill Lane',
      order.id,
    ]);
    const { text, headers } = await visitor.get((await pageOf(token)).order.receiptUrl);
    expect(text).toContain('<td class="lines">Quill &amp; Co\n7 Mill Lane</td>');
    const [, script = ''] = /<script>(.*)<\/script>/.exec(text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers.get('content-security-policy')).toMatch(
      new RegExp(`script-src 'sha256-${RegExp.escape(hash)}'$`),
    );
  });

  it('shows who has the project by first name, and never the name with which staff sign in', async () => {
    const { order, token } = await makeCustomerPage(t, ['designs_sent']);
    const signAs = (username: string) =>
      t.sql(
        `with account as (insert into admin_account (username, role, created_at) values (?, 'staff', now()) returning id),
         message as (insert into project_message (project_id, kind, author_kind, author_name, text, created_at)
           select id, 'message', 'staff', ?, 'Hello', now() from project where order_id = ?)
         update project set assignee_id = account.id from account where order_id = ? returning project.id`,
        [username, username, order.id, order.id],
      );
    await signAs('maya.okafor');
    await signAs('maya@hedgerow.example');
    const page = await pageOf(token);
    expect(page.contactName).toBeNull();
    expect(page.messages.map(({ authorName }) => authorName)).toEqual([site.brand, 'Maya']);
    expect(JSON.stringify(page)).not.toMatch(/okafor|maya@/);
  });

  it('SEC-39: is rejected alike when it is forged, of another purpose, revoked, or older than 180 days', async () => {
    const { order, token } = await makeCustomerPage(t);
    const [, signature] = token.split('.');
    const [claims] = projectToken(t, order.id, 2).split('.');
    const bad = ['', 'x', `${claims}.${signature}`, `${token}x`, intakeToken(t, order.id)];
    for (const wrong of bad)
      expect(await rejection(pageOf(wrong)), wrong).toMatchObject({ message: PROJECT_LINK_INVALID });
    t.clock.advance(179 * DAY);
    await pageOf(token);
    t.clock.advance(2 * DAY);
    expect(await rejection(pageOf(token))).toMatchObject({
      message: PROJECT_LINK_INVALID,
      data: { reason: LINK_EXPIRED },
    });
    await t.sql('update project set link_expires_at = ?', [new Date(t.clock.now().getTime() + DAY)]);
    await pageOf(token);
    await t.sql('update project set link_version = 2');
    expect(await rejection(pageOf(token))).toMatchObject({ message: PROJECT_LINK_INVALID });
    await pageOf(projectToken(t, order.id, 2));
  });

  it('SEC-39: staff who send the form link again revoke earlier links to the project', async () => {
    const { order, token } = await makeCustomerPage(t);
    await t.jobsDone();
    const staff = await t.asAdmin();
    const { emails } = await staff.api.orderDetail.get.query({ id: order.id });
    const receipt = emails.find(({ kind }) => kind === 'receipt');
    await staff.api.emails.resend.mutate({ id: receipt?.id ?? '' });
    expect(await rejection(pageOf(token))).toMatchObject({ message: PROJECT_LINK_INVALID });
    expect(await pageOf(linkIn((await t.emails()).at(-1)?.text))).toMatchObject({ orderId: order.id });
  });

  it('is valid for 180 days after the last email that carries it', async () => {
    const { order, token } = await makeCustomerPage(t);
    t.clock.advance(170 * DAY);
    await advanceProject(t, order.id, 'designs_sent');
    t.clock.advance(170 * DAY);
    expect((await pageOf(token)).stage).toBe('choosing');
  });

  it('SEC-39: every decision rejects a revoked link and changes nothing', async () => {
    const { projectId, token } = await makeCustomerPage(t, ['designs_sent']);
    const { lastEventId, designs } = await pageOf(token);
    await t.sql('update project set link_version = 2');
    const before = await eventsOf(projectId);
    const calls = visitor.api.customerPage;
    const decision = { token, lastEventId };
    for (const call of [
      () => calls.chooseDesign.mutate({ ...decision, designId: designs[0]?.id ?? 0 }),
      () => calls.requestChanges.mutate({ ...decision, text: 'Bluer.' }),
      () => calls.approve.mutate(decision),
      () => calls.confirmDomain.mutate({ token, domain: 'quill.example' }),
      () => calls.nameOnCertificate.mutate({ token, display: 'full' }),
      () => calls.sendMessage.mutate({ token, text: 'Hello' }),
    ])
      expect(await rejection(call())).toMatchObject({ message: PROJECT_LINK_INVALID });
    expect(await eventsOf(projectId)).toEqual(before);
    expect(await t.sql('select from project_message')).toEqual([]);
  });
});

describe('a new link', () => {
  const ask = (orderId: number, email: string) => visitor.api.customerPage.newLink.mutate({ orderId, email });

  it('is emailed to the address of the order; unknown pairs get the same answer and no email', async () => {
    const order = await makePaidCheckout(t);
    const other = await makePaidCheckout(t);
    const before = (await t.emails()).length;
    expect(await ask(order.id, other.customerEmail)).toEqual({ success: true });
    expect(await ask(123_456_789, order.customerEmail)).toEqual({ success: true });
    expect(await ask(9_999_999_999, order.customerEmail)).toEqual({ success: true });
    expect(await t.emails()).toHaveLength(before);
    expect(await ask(order.id, order.customerEmail.toUpperCase())).toEqual({ success: true });
    const email = (await t.emails()).at(-1);
    expect(email).toMatchObject({
      to: order.customerEmail,
      subject: `Order ${order.id}: link to your project page`,
    });
    expect(await pageOf(linkIn(email?.text))).toMatchObject({ orderId: order.id });
  });

  it('is emailed in the language of the order, spelt as in its country', async () => {
    const order = await makePaidCheckout(t, { market: 'switzerland', currency: 'chf', amountMinor: 28_000 });
    const receipt = (await t.emails()).find(({ to }) => to === order.customerEmail);
    expect(receipt?.subject).toBe(`Danke für Ihre Bestellung (${order.id})`);
    expect(receipt?.text).toContain('Preis: CHF\u00a0280.00');
    await ask(order.id, order.customerEmail);
    const email = (await t.emails()).at(-1);
    expect(email?.subject).toBe(`Bestellung ${order.id}: Link zu Ihrem Projekt`);
    expect(await pageOf(linkIn(email?.text))).toMatchObject({ orderId: order.id });
    for (const { text } of [receipt, email].flatMap((sent) => sent ?? []))
      expect(text).not.toMatch(/ß|\{\w+\}/);
  });

  it('known and unknown pairs have the same limits as login codes', async () => {
    const order = await makePaidCheckout(t);
    for (const email of [order.customerEmail, 'nobody@quill.example']) {
      for (let n = 0; n < 3; n++) {
        await ask(order.id, email);
        expect(await rejection(ask(order.id, email))).toMatchObject({ httpStatus: 429 });
        t.clock.advance(61_000);
      }
      expect(await rejection(ask(order.id, email))).toMatchObject({ httpStatus: 429 });
    }
  });
});
