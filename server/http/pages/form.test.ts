import { beforeEach, expect, it } from 'vitest';
import { CONTACT } from '#server/testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
});

const order = (app: TestApp, fields: Record<string, string>) =>
  app.asVisitor().call('/forms/demo-checkout', { method: 'POST', raw: new URLSearchParams(fields) });

const contact = (fields: Record<string, string>, headers: Record<string, string> = {}, ip = '203.0.113.7') =>
  t.asVisitor({ ip }).call('/forms/contact', { method: 'POST', raw: new URLSearchParams(fields), headers });

it('an enquiry works without JavaScript: a page says that it was sent, and it is stored once', async () => {
  const { status, text, headers } = await contact({ ...CONTACT, lang: 'xx' });
  expect(status).toBe(200);
  for (const part of ['<html lang="en">', '<h1>Message Sent Successfully!</h1>', 'Back to the home page'])
    expect(text).toContain(part);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await t.sql('select email from contact')).toEqual([{ email: CONTACT.email }]);
});

it('an enquiry that is not complete, too large or from another site is a page with the reason, and not stored', async () => {
  const cases: [Record<string, string>, Record<string, string>, number, string, string][] = [
    [{ ...CONTACT, email: 'ada' }, {}, 400, 'Missing Information', 'Please enter a valid email address'],
    [{ ...CONTACT, message: 'x'.repeat(33_000) }, {}, 413, 'Failed to Send Message', 'too large'],
    [
      CONTACT,
      { origin: 'https://evil.example' },
      403,
      'Failed to Send Message',
      'This request came from another website',
    ],
  ];
  for (const [fields, headers, status, title, reason] of cases) {
    const page = await contact(fields, headers);
    expect([page.status, page.text.includes(`<h1>${title}</h1>`)]).toEqual([status, true]);
    expect(page.text).toContain(reason);
    expect(page.text).toContain('Back button: what you typed is still there');
  }
  expect(await t.sql('select 1 from contact')).toEqual([]);
});

it('enquiries and demo orders beyond the limit are a page that says when to try again', async () => {
  const buyer = { customerName: 'Ada', customerEmail: 'ada@example.org', currency: 'eur' };
  const buy = () =>
    t
      .asVisitor({ ip: '203.0.113.7' })
      .call('/forms/demo-checkout', { method: 'POST', raw: new URLSearchParams(buyer) });
  for (const send of [() => contact({ ...CONTACT, message: 'Again.' }), buy]) {
    let page = await send();
    for (let n = 0; n < 60 && page.status === 200; n++) page = await send();
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

it('the demo checkout works without JavaScript, and reports missing fields', async () => {
  const placed = await order(t, { customerName: 'Ada', customerEmail: 'ada@example.org', currency: 'eur' });
  expect(placed.status).toBe(200);
  const [row] = await t.sql<{ id: number; amount: string }>('select id, amount from customer_order');
  expect(placed.text).toContain(`Your demo order number is ${row?.id}.`);
  const rejected = await order(t, { customerName: '', customerEmail: 'ada@example.org', currency: 'eur' });
  expect(rejected.status).toBe(400);
  expect(rejected.text).toContain('<h1>The order was not placed</h1>');
  expect(rejected.text).toContain('Customer name is required');
  expect(placed.text).toContain('<a href="/dev/mail">Open the demo mailbox</a>');
  const foreign = await t.asVisitor().call('/forms/demo-checkout', {
    method: 'POST',
    raw: new URLSearchParams({ customerName: 'Ada', customerEmail: 'ada@example.org' }),
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
});

it('outside demo mode no order is placed', async () => {
  const shop = await createSecondApp({ DEMO: 'off' });
  expect(
    (await order(shop, { customerName: 'Ada', customerEmail: 'ada@example.org', currency: 'usd' })).status,
  ).toBe(404);
  expect(await t.sql('select 1 from customer_order')).toEqual([]);
});
