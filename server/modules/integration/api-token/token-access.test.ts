/** What a program can do with a token, and the responses when it cannot. */
import { beforeEach, describe, expect, it } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { asProgram, bearer, makeToken } from '#server/testing/tokens.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { API_SCOPES, TOKEN_NOT_ALLOWED } from '#src/domain/api-scopes.ts';
import {
  TOKEN_EXPIRED,
  TOKEN_HEADER_MALFORMED,
  TOKEN_IN_URL,
  TOKEN_MISTYPED,
  TOKEN_REVOKED,
  TOKEN_UNKNOWN,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { generateToken } from './token-format.rules.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});

const DAY = 86_400_000;
const ordersWith = (headers: Record<string, string>) => t.asVisitor().get('/api/orders', headers);

describe('SEC-37 a token that is not valid', () => {
  it('unknown, expired and revoked get 401 with a sentence and WWW-Authenticate', async () => {
    const unknown = await ordersWith(bearer(generateToken()));
    expectError(unknown, 401, TOKEN_UNKNOWN);
    expect([unknown.body.code, unknown.headers.get('www-authenticate')]).toEqual([
      'UNAUTHENTICATED',
      'Bearer',
    ]);
    const { token, view } = await makeToken(t, ['orders:read'], { days: 1 });
    expect((await ordersWith(bearer(token))).status).toBe(200);
    t.clock.advance(DAY - 1);
    expect((await ordersWith(bearer(token))).status).toBe(200);
    t.clock.advance(1);
    expectError(await ordersWith(bearer(token)), 401, TOKEN_EXPIRED);
    const other = await makeToken(t, ['orders:read']);
    await (await t.asAdmin()).api.apiTokens.revoke.mutate({ id: other.view.id });
    expectError(await ordersWith(bearer(other.token)), 401, TOKEN_REVOKED);
    expect(view.revokedAt).toBeNull();
  });

  it('mistyped is rejected without a database read', async () => {
    const { token } = await makeToken(t, ['orders:read']);
    const mistyped = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a');
    await t.sql('alter table api_token rename to api_token_away');
    try {
      for (const text of [mistyped, token.slice(0, -1), 'sft_', 'a-session-id'])
        expectError(await ordersWith(bearer(text)), 401, TOKEN_MISTYPED);
      expect((await ordersWith(bearer(token))).status).toBe(500);
    } finally {
      await t.sql('alter table api_token_away rename to api_token');
    }
    expect(takeUnexpectedErrors()).toHaveLength(1);
    expect((await ordersWith(bearer(token))).status).toBe(200);
  });

  it('a malformed header gets a sentence; the scheme of a proxy’s own password is not ours', async () => {
    const { token } = await makeToken(t, ['orders:read']);
    for (const authorization of [
      'Bearer',
      'Bearer ',
      `Bearer ${token} ${token}`,
      token,
      `Bearer "${token}`,
    ]) {
      const response = await ordersWith({ authorization });
      expect([authorization, response.status]).toEqual([authorization, 401]);
      expect([TOKEN_HEADER_MALFORMED, TOKEN_MISTYPED]).toContain(response.body.message);
    }
    expect((await ordersWith({ authorization: `bearer  ${token}` })).status).toBe(200);
    const admin = await t.asAdmin();
    expect((await admin.get('/api/orders', { authorization: 'Basic c3RhZ2luZzpwYXNz' })).status).toBe(200);
  });

  it('in a query string is rejected with 400, and appears in no log', async () => {
    const { token } = await makeToken(t, ['orders:read']);
    const escaped = token.replace('_', '%5F');
    for (const path of [
      `/api/orders?token=${token}`,
      `/api/orders?access_token=${escaped}`,
      `/api/orders?${token}`,
      `/api/orders?token=${token.slice(0, -3)}`,
      `/api/trpc/orders.list?input=${encodeURIComponent(JSON.stringify({ search: token }))}`,
      `/api/nothing?token=${token}`,
    ])
      expectError(await t.asVisitor().get(path), 400, TOKEN_IN_URL);
    await ordersWith(bearer(token));
    await t.asVisitor().get(`/api/orders/${token}`);
    const logs = JSON.stringify(t.logs());
    expect(logs).toContain('/orders');
    expect(logs).not.toContain(token.slice(8, 24));
  });

  it('guesses are limited per address, valid calls are not', async () => {
    const headers = { ip: '203.0.113.9' };
    const { token } = await makeToken(t, ['orders:read']);
    for (let call = 0; call < 310; call++)
      expect((await t.asVisitor(headers).get('/api/nothing', bearer(token))).status).toBe(404);
    let last = 401;
    for (let call = 0; call < 302 && last === 401; call++)
      last = (await t.asVisitor(headers).get('/api/nothing', bearer(generateToken()))).status;
    expect(last).toBe(429);
  });

  it('calls that fail while the database is away are no guesses', async () => {
    const caller = t.asVisitor({ ip: '203.0.113.10' });
    const { token } = await makeToken(t, ['orders:read']);
    await t.sql('alter table api_token rename to api_token_away');
    try {
      for (let call = 0; call < 310; call++)
        expect((await caller.get('/api/orders', bearer(token))).status).toBe(500);
    } finally {
      await t.sql('alter table api_token_away rename to api_token');
    }
    expect(takeUnexpectedErrors()).toHaveLength(310);
    expect((await caller.get('/api/orders', bearer(token))).status).toBe(200);
  });
});

describe('SEC-37 a request with a token', () => {
  it('is judged by the token alone: cookies are ignored, no session is renewed, no origin is checked', async () => {
    const owner = await t.asAdmin('owner');
    const { token } = await makeToken(t, ['orders:read']);
    const response = await owner.get('/api/contacts', bearer(token));
    expectError(response, 403, 'This token lacks the scope contacts:read. Use a token that has it.');
    expectError(await owner.get('/api/orders', bearer(generateToken())), 401, TOKEN_UNKNOWN);
    const foreign = await owner.get('/api/orders', {
      ...bearer(token),
      origin: 'https://crm.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(200);
    expect(foreign.headers.getSetCookie()).toEqual([]);
    expect(foreign.headers.get('x-session-ends-in')).toBeNull();
    expectError(await owner.get('/api/orders', { origin: 'https://crm.example' }), 403);
  });

  it('opens no session, also when it registers an affiliate', async () => {
    const program = await asProgram(t, ['affiliates:write']);
    const made = await program.post('/api/affiliates', { name: 'Nora Field', email: 'nora@field.example' });
    expect([made.status, made.headers.getSetCookie()]).toEqual([201, []]);
  });

  it('needs the scope of the procedure, over REST and tRPC, before the body is read', async () => {
    const program = await asProgram(t, ['orders:read']);
    expect((await program.get('/api/orders')).status).toBe(200);
    expect((await program.api.orders.list.query({})).items).toEqual([]);
    const lacking = 'This token lacks the scope orders:write. Use a token that has it.';
    const written = await program.call('/api/orders', { method: 'POST', raw: 'not json' });
    expectError(written, 403, lacking);
    expect(written.body.code).toBe('FORBIDDEN');
    expect(await rejection(program.api.orders.setStatus.mutate({ id: 1, status: 'paid' }))).toMatchObject({
      httpStatus: 403,
      message: lacking,
    });
  });

  it('never reaches accounts, tokens, payouts in writing, erasure or anything without a scope', async () => {
    const program = await asProgram(t, API_SCOPES);
    const affiliate = await makeAffiliate(t);
    const { api } = program;
    const calls = [
      api.accounts.list.query(),
      api.accounts.invite.mutate({ username: 'mallory', email: 'm@m.example', role: 'owner' }),
      api.ownAccount.get.query(),
      api.apiTokens.list.query(),
      api.apiTokens.create.mutate({ name: 'More', scopes: ['orders:read'] }),
      api.apiTokens.rotate.mutate({ id: 1 }),
      api.apiTokens.revoke.mutate({ id: 1 }),
      api.payouts.createRun.mutate({}),
      api.payouts.markPaid.mutate({ lineIds: [1], paidOn: '2026-11-22', reference: 'x' }),
      api.payouts.statement.query({ affiliateId: affiliate.id }),
      api.commissions.release.mutate({ id: 1, reason: 'x' }),
      api.adminAffiliates.setRate.mutate({ id: affiliate.id, rate: '50', reason: 'x' }),
      api.privacy.find.mutate({ email: affiliate.email }),
      api.privacy.erase.mutate({ email: affiliate.email, confirm: 'ERASE' }),
      api.audit.list.query({}),
      api.session.current.query(),
    ].map((call) => rejection(call as Promise<unknown>));
    for (const rejected of await Promise.all(calls))
      expect(rejected).toMatchObject({ httpStatus: 403, message: TOKEN_NOT_ALLOWED });
    for (const [method, path] of [
      ['GET', '/api/api-tokens'],
      ['POST', '/api/api-tokens'],
      ['GET', '/api/admin/export/orders.csv'],
      ['GET', '/api/admin/payouts/1/csv'],
      ['GET', '/api/admin/uploads/x.png'],
      ['POST', '/api/upload-logo'],
      ['POST', '/api/admin/login'],
    ] as const)
      expectError(await program.call(path, { method }), 403, TOKEN_NOT_ALLOWED);
  });

  it('reads the dashboard and the CSV file of every affiliate, each with its scope', async () => {
    const { id } = await makeAffiliate(t);
    const [dashboard, csv] = [`/api/affiliates/${id}/dashboard`, `/api/affiliates/${id}/commissions.csv`];
    const reader = await asProgram(t, ['affiliates:read']);
    expect((await reader.get(dashboard)).status).toBe(200);
    expectError(
      await reader.get(csv),
      403,
      'This token lacks the scope commissions:read. Use a token that has it.',
    );
    const file = await (await asProgram(t, ['commissions:read'])).get(csv);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expectError(await t.asVisitor().get(csv), 401);
    const other = await t.asAffiliate((await makeAffiliate(t)).id);
    expectError(await other.get(csv), 403, DASHBOARD_DENIED);
  });

  it('does not see payout details of affiliates', async () => {
    const affiliate = await makeAffiliate(t, { paypalEmail: 'pay@secret.example' });
    const program = await asProgram(t, API_SCOPES);
    expect(JSON.stringify(await program.api.adminAffiliates.list.query({}))).not.toContain('pay@secret');
    const one = await program.api.adminAffiliates.one.query({ id: affiliate.id });
    expect([one.id, JSON.stringify(one).includes('secret')]).toEqual([affiliate.id, false]);
  });

  it('the admin area is closed to it', async () => {
    const { token } = await makeToken(t, API_SCOPES);
    const page = await t.asVisitor().get('/admin/orders', bearer(token));
    expect(page.status).toBe(302);
  });
});
