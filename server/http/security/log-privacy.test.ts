import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT, makeAffiliate } from '#server/testing/factories.ts';
import { type Listening, listen } from '#server/testing/processes/listen.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { routeOf } from '../pages/app-pages.route.ts';

let t: TestApp;
let site: Listening;
beforeEach(async () => {
  t = await createTestApp();
  site = await listen(t);
});
afterEach(() => site.close());

const adminCookie = async () => `__Host-admin=${(await t.asAdmin()).cookies.get('__Host-admin')}`;

describe('SEC-30 content of the log', () => {
  it('routes, statuses and durations; never user input, cookies, codes or addresses', async () => {
    const affiliate = await makeAffiliate(t, {
      email: 'canary-mail@canary.example',
      bankDetails: 'CANARYIBAN123',
    });
    const cookie = await adminCookie();
    const json = { 'content-type': 'application/json' };
    const post = (address: string, body: unknown, headers = {}) =>
      site.send(address, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } });
    await post('/api/contacts', {
      ...CONTACT,
      name: 'canary-name',
      email: 'canary-mail@canary.example',
      message: 'canary-message\n{"level":"x"}',
    });
    await post('/api/affiliates/generate-otp', { email: 'canary-mail@canary.example' });
    await post('/api/affiliates/verify-otp', { email: 'canary-mail@canary.example', code: '918273' });
    await post('/api/admin/login', { username: 'canary-user', password: 'canary-password' });
    await post('/api/order-confirmations', { orderId: 1, token: 'canary-token' });
    await site.send('/api/orders?q=canary-query', {
      headers: { cookie, 'user-agent': 'canary-agent', referer: 'http://x/canary-referer' },
    });
    await site.send(`/api/affiliates/code/${affiliate.referralCode}`, {
      headers: { 'x-forwarded-for': '198.51.100.200' },
    });
    await site.send('/api/canary-path%0a{"level":"forged"}');
    // Redirects to the login without rendering a page.
    for (const address of ['/admin/canary', '/admin/orders/918273']) await site.send(address);
    await t.jobsDone();
    const lines = t.logs();
    expect(lines.filter(({ message }) => message === 'request')).not.toHaveLength(0);
    for (const line of lines)
      expect(Object.keys(line)).toEqual(expect.arrayContaining(['time', 'level', 'message']));
    const all = JSON.stringify(lines);
    for (const secret of [
      'canary',
      'CANARY',
      '918273',
      cookie.slice(13),
      affiliate.referralCode,
      '198.51.100.200',
      'forged',
    ])
      expect(all, secret).not.toContain(secret);
    expect(lines.find(({ route }) => route === '/orders')).toMatchObject({
      method: 'GET',
      status: 200,
      requestId: expect.any(String),
      ip: '127.0.0.0/24',
    });
    // Nor can visitors increase the number of metric series.
    const stats = (await site.send('/metrics')).text;
    expect(stats).not.toMatch(/canary|918273/i);
    expect(stats).toContain('route="/admin/orders/:id"');
    const audit = JSON.stringify(await t.sql('select * from audit_log'));
    expect(audit).not.toMatch(/canary|CANARY|918273/);
  });

  it.each([
    ['/affiliate-dashboard/canary@canary.example', '/affiliate-dashboard/:id'],
    ['/affiliate-dashboard/7/index.pageContext.json', '/affiliate-dashboard/:id'],
    ['/payout-statement/canary', '/payout-statement/:id'],
    ['/admin/orders/918273', '/admin/orders/:id'],
    ['/admin/order-confirmations', '/admin/order-confirmations'],
    ['/admin', '/admin'],
    ['/admin/canary/918273', '/admin/*'],
    ['/admin-login', '/admin-login'],
    ['/affiliate-signup', '/affiliate-signup'],
  ])('%s is logged as %s', (address, route) => expect(routeOf(address)).toBe(route));
});
