/** Tokens that affiliates make for their own figures. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejections } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { type MadeAffiliate, makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { asProgram, bearer } from '#server/testing/tokens.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/affiliate.schema.ts';
import { LOGIN_FIRST } from '#src/domain/affiliate/affiliate-account.schema.ts';
import {
  AFFILIATE_TOKENS_FULL,
  TOKEN_MISSING,
  TOKEN_NOT_ALLOWED,
} from '#src/domain/api-token/api-token.schema.ts';

let t: TestApp;
let [me, other]: MadeAffiliate[] = [];
let session: Caller;
beforeEach(async () => {
  t = await createTestApp();
  [me, other] = [await makeAffiliate(t), await makeAffiliate(t)];
  session = await t.asAffiliate(me.id);
});

const tokensPath = (id = me?.id) => `/api/affiliates/${id}/tokens`;
const create = async (): Promise<{ token: string; view: { id: number } }> =>
  (await session.post(tokensPath(), { name: 'Spreadsheet' })).body;
const withToken = (token: string) => t.asVisitor({ headers: bearer(token) });

describe('SEC-37 the token of an affiliate', () => {
  it('reads the own dashboard and the CSV file of commissions', async () => {
    await makeOrder(t, { affiliateCode: me?.referralCode });
    const { token, view } = await create();
    expect(view).toMatchObject({
      name: 'Spreadsheet',
      createdBy: `affiliate ${me?.id}`,
      scopes: ['affiliates:read', 'commissions:read'],
    });
    const program = withToken(token);
    const { status, body } = await program.get(`/api/affiliates/${me?.id}/dashboard`);
    expect([status, body.affiliate.id]).toEqual([200, me?.id]);
    const csv = await program.get(`/api/affiliates/${me?.id}/commissions.csv`);
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.text.split('\r\n')).toHaveLength(3);
    expect(csv.headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
  });

  it('SEC-02: gets the same 403 for another affiliate as for one that does not exist', async () => {
    const program = withToken((await create()).token);
    for (const id of [other?.id, 999_999, '01', '-1'])
      for (const path of [`/api/affiliates/${id}/dashboard`, `/api/affiliates/${id}/commissions.csv`])
        expectError(await program.get(path), 403, DASHBOARD_DENIED);
  });

  it('reads and writes nothing else', async () => {
    const program = withToken((await create()).token);
    for (const [method, path, message] of [
      ['GET', '/api/orders', 'This token lacks the scope orders:read.'],
      ['POST', '/api/orders', 'This token lacks the scope orders:write.'],
      ['POST', tokensPath(), TOKEN_NOT_ALLOWED],
      ['GET', tokensPath(), TOKEN_NOT_ALLOWED],
    ] as const)
      expectError(await program.call(path, { method }), 403, message);
    const { affiliates, adminAffiliates, commissions, payouts } = program.api;
    const calls = [
      adminAffiliates.list.query({}),
      adminAffiliates.one.query({ id: me?.id ?? 0 }),
      commissions.list.query({}),
      payouts.runs.query({}),
      affiliates.profile.query(),
      affiliates.updateProfile.mutate({ name: 'Mallory Field' }),
    ];
    for (const { httpStatus } of await rejections(calls)) expect(httpStatus).toBe(403);
  });

  it('a token of the shop reads every affiliate’s dashboard with the scope affiliates:read', async () => {
    const program = await asProgram(t, ['affiliates:read']);
    expect((await program.get(`/api/affiliates/${other?.id}/dashboard`)).status).toBe(200);
    expectError(
      await program.get(`/api/affiliates/${other?.id}/commissions.csv`),
      403,
      'This token lacks the scope commissions:read.',
    );
  });
});

describe('managing them', () => {
  it('at most three are active, also when they are made at the same moment', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => session.post(tokensPath(), { name: 'Sheet' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expectError(await session.post(tokensPath()), 409, AFFILIATE_TOKENS_FULL);
    const { body } = await session.get(tokensPath());
    expect(body).toHaveLength(3);
    await session.remove(`${tokensPath()}/${body[0].id}`);
    expect((await session.post(tokensPath())).status).toBe(201);
  });

  it('more revoked tokens than the list shows make no room for a fourth', async () => {
    for (let n = 0; n < 3; n++) await create();
    await t.sql(
      `insert into api_token (name, prefix, token_hash, scopes, created_by, affiliate_id, created_at, expires_at, revoked_at)
       select name, prefix, 'hash ' || n, scopes, created_by, affiliate_id, created_at + interval '1 hour', expires_at, expires_at
       from api_token, generate_series(1, 501) n where id = (select max(id) from api_token)`,
    );
    expectError(await session.post(tokensPath()), 409, AFFILIATE_TOKENS_FULL);
  });

  it('only with the own, proven session: not a stranger, an admin, another affiliate or a new sign-up', async () => {
    const { view } = await create();
    expectError(await t.asVisitor().post(tokensPath(), {}), 401);
    expectError(await (await t.asAdmin('owner')).post(tokensPath(), {}), 403);
    const provisional = await t.asAffiliate(me?.id ?? 0, { provisional: true });
    expectError(await provisional.post(tokensPath(), {}), 403, LOGIN_FIRST);
    const stranger = await t.asAffiliate(other?.id ?? 0);
    expectError(await stranger.post(tokensPath(), {}), 403, DASHBOARD_DENIED);
    expectError(await stranger.get(tokensPath()), 403, DASHBOARD_DENIED);
    expectError(await stranger.remove(`${tokensPath()}/${view.id}`), 403, DASHBOARD_DENIED);
    expectError(await stranger.remove(`${tokensPath(other?.id)}/${view.id}`), 404, TOKEN_MISSING);
    expect(await t.sql('select id, revoked_at from api_token')).toEqual([{ id: view.id, revoked_at: null }]);
  });

  it('revoking twice is one change; a closed account has no token', async () => {
    const [first, second] = [await create(), await create()];
    for (let time = 0; time < 2; time++)
      expect((await session.remove(`${tokensPath()}/${first.view.id}`)).body).toEqual({ success: true });
    const dashboard = (token: string) => withToken(token).get(`/api/affiliates/${me?.id}/dashboard`);
    expect([(await dashboard(first.token)).status, (await dashboard(second.token)).status]).toEqual([
      401, 200,
    ]);
    const owner = await t.asAdmin('owner');
    await owner.api.adminAffiliates.setStatus.mutate({ id: me?.id ?? 0, status: 'closed', reason: 'Left' });
    expect((await dashboard(second.token)).status).toBe(401);
  });
});

describe('the affiliate’s personal data', () => {
  it('a copy names the tokens, without their hashes, and an erasure deletes them', async () => {
    const { token } = await create();
    const owner = await t.asAdmin('owner');
    const copy = JSON.stringify(await owner.api.privacy.export.mutate({ email: me?.email ?? '' }));
    expect(copy).toContain('Spreadsheet');
    expect(copy).not.toMatch(/token_?hash/i);
    await owner.api.privacy.erase.mutate({ email: me?.email ?? '', confirm: 'ERASE' });
    expect(await t.sql('select id from api_token')).toEqual([]);
    expect((await withToken(token).get(`/api/affiliates/${me?.id}/dashboard`)).status).toBe(401);
  });
});
