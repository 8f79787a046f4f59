/** What a request says about its caller. */
import { beforeEach, expect, it } from 'vitest';
import { makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const statusWith = async (cookie: string) => (await t.asVisitor().get('/api/orders', { cookie })).status;

it('LUC-8: a session cookie that occurs twice counts as missing, and so does one of another name', async () => {
  const session = (await t.asAdmin()).cookies.get('__Host-admin');
  const valid = `__Host-admin=${session}`;
  expect(await statusWith(valid)).toBe(200);
  expect(await statusWith(`a=b; ${valid}; c=d`)).toBe(200);
  expect(await statusWith(`x__Host-admin=y; ${valid}`)).toBe(200);
  for (const cookie of [
    `__Host-admin=other; ${valid}`,
    `${valid}; __Host-admin=other`,
    `${valid};__Host-admin=`,
    `x${valid}`,
    `__Host-aff=${session}`,
    '__Host-admin=%',
    '',
  ])
    expect([cookie, await statusWith(cookie)]).toEqual([cookie, 401]);
});

it('each session is renewed with its own cookie when more than half of its time is over', async () => {
  const { cookies } = await t.asAffiliate((await makeAffiliate(t)).id);
  const both = await t.asAdmin();
  for (const [name, value] of cookies) both.cookies.set(name, value);
  const renewed = async () =>
    (await both.get('/api/session')).headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(await renewed()).toEqual([]);
  await t.sql(`update session set expires_at = expires_at - interval '20 minutes'`);
  expect(await renewed()).toEqual(['__Host-admin']);
  await t.sql(`update session set expires_at = expires_at - interval '14 hours' where kind = 'affiliate'`);
  expect(await renewed()).toEqual(['__Host-aff']);
});

it.each([
  ['a page of a route', 404, paths.resumeCheckout('none')],
  ['an error of a file', 404, `${apiPaths.uploads}/none`],
  ['an error of the REST API', 404, '/api/orders/999999999'],
])('a renewed session reaches the browser with %s', async (_, status, path) => {
  const admin = await t.asAdmin();
  await t.sql(`update session set expires_at = expires_at - interval '20 minutes'`);
  const response = await admin.get(path);
  expect([response.status, response.headers.getSetCookie()]).toEqual([
    status,
    [expect.stringMatching(`^__Host-admin=${admin.cookies.get('__Host-admin')};`)],
  ]);
});

it('a session that would be renewed ends with the cookie of the sign-out alone', async () => {
  const admin = await t.asAdmin();
  await t.sql(`update session set expires_at = expires_at - interval '20 minutes'`);
  const { headers } = await admin.post('/api/admin/logout');
  expect(headers.getSetCookie()).toEqual([expect.stringMatching('^__Host-admin=;')]);
});
