/** How owners manage API tokens. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAdmin, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { bearer, makeToken } from '#server/testing/tokens.ts';
import {
  TOKEN_ENDED,
  TOKEN_MISSING,
  TOKEN_REPLACED,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';
import { createToken } from './api-token.service.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
  owner = await t.asAdmin('owner');
});

const DAY = 86_400_000;
const INPUT = { name: 'CRM', scopes: ['orders:read', 'contacts:write'] };
const works = async (token: string): Promise<boolean> =>
  (await t.asVisitor().get('/api/orders', bearer(token))).status === 200;

describe('SEC-37 creating a token', () => {
  it('shows it once; the database has its hash only', async () => {
    const { status, body } = await owner.post('/api/api-tokens', INPUT);
    expect(status).toBe(201);
    const now = t.clock.now();
    expect(body.view).toEqual({
      id: expect.any(Number),
      ...INPUT,
      prefix: body.token.slice(0, 8),
      createdBy: 'owner',
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 365 * DAY).toISOString(),
      lastUsedAt: null,
      lastUsedIp: null,
      revokedAt: null,
    });
    expect(await works(body.token)).toBe(true);
    const { text } = await owner.get('/api/api-tokens');
    const tables = JSON.stringify([
      await t.sql('select * from api_token'),
      await t.sql('select * from audit_log'),
      await t.sql('select * from idempotency_key'),
    ]);
    for (const copy of [text, tables, JSON.stringify(t.logs())])
      expect(copy).not.toContain(body.token.slice(8));
  });

  it('a second attempt makes a second token: a stored response would hold the first', async () => {
    const key = { 'idempotency-key': 'the-same-key-again' };
    const tokens = [
      await owner.post('/api/api-tokens', INPUT, key),
      await owner.post('/api/api-tokens', INPUT, key),
    ].map(({ body }) => body.token);
    expect(new Set(tokens).size).toBe(2);
    expect(await t.sql('select * from idempotency_key')).toEqual([]);
  });

  it('is for owners: strangers get 401, staff and affiliates 403, whatever the body', async () => {
    const affiliate = await t.asAffiliate((await makeAffiliate(t)).id);
    const staff = await t.asAdmin('staff');
    const { view } = await makeToken(t, ['orders:read']);
    for (const [method, path] of [
      ['GET', '/api/api-tokens'],
      ['POST', '/api/api-tokens'],
      ['POST', `/api/api-tokens/${view.id}/rotate`],
      ['DELETE', `/api/api-tokens/${view.id}`],
    ] as const) {
      expectError(await t.asVisitor().call(path, { method, body: undefined }), 401);
      expectError(await affiliate.call(path, { method }), 403);
      expectError(await staff.call(path, { method }), 403, OWNER_ONLY);
    }
    expect(await t.sql('select id, revoked_at from api_token')).toEqual([{ id: view.id, revoked_at: null }]);
  });

  it('rejects bad input with a sentence', async () => {
    for (const [body, message] of [
      [{ ...INPUT, scopes: [] }, 'Choose at least one scope: what the token may read or change.'],
      [{ ...INPUT, days: 1096 }, 'Choose an expiry of 1 to 1095 days (3 years).'],
      [{ ...INPUT, name: ' ' }, 'Give the token a name, for example the program that uses it.'],
    ] as const)
      expectError(await owner.post('/api/api-tokens', body), 400, message);
  });

  it('ends with the rights of its creator: disabled or no longer an owner', async () => {
    await makeAdmin(t, { role: 'owner' });
    for (const change of ['disable', 'demote'] as const) {
      const { id, username } = await makeAdmin(t, { role: 'owner' });
      const admin = { id, username, role: 'owner', sessionPublicId: '' } as const;
      const input = { name: 'Theirs', scopes: ['orders:read' as const], days: 9 };
      const { token } = await createToken(t.context(admin), input);
      expect(await works(token)).toBe(true);
      if (change === 'disable') await owner.api.accounts.setDisabled.mutate({ id, disabled: true });
      else await owner.api.accounts.setRole.mutate({ id, role: 'staff' });
      expect(await works(token)).toBe(false);
      const [listed] = await owner.api.apiTokens.list.query();
      expect(listed?.revokedAt).toEqual(t.clock.now());
    }
  });
});

describe('rotating a token', () => {
  it('makes one with the same name, scopes and lifetime; the old one works for the overlap', async () => {
    const old = await makeToken(t, ['orders:read'], { name: 'Accountant', days: 90 });
    t.clock.advance(30 * DAY);
    owner = await t.asAdmin('owner');
    const path = `/api/api-tokens/${old.view.id}/rotate`;
    const { status, body } = await owner.post(path, { overlapDays: 7 });
    expect([status, body.view.name, body.view.scopes]).toEqual([201, 'Accountant', ['orders:read']]);
    expect(body.view.expiresAt).toBe(new Date(t.clock.now().getTime() + 90 * DAY).toISOString());
    expect([await works(old.token), await works(body.token)]).toEqual([true, true]);
    t.clock.advance(7 * DAY);
    expect([await works(old.token), await works(body.token)]).toEqual([false, true]);
  });

  it('without an overlap the old one ends at once, and an overlap never extends it', async () => {
    const [now, late] = [
      await makeToken(t, ['orders:read']),
      await makeToken(t, ['orders:read'], { days: 2 }),
    ];
    const made = await owner.api.apiTokens.rotate.mutate({ id: now.view.id });
    expect([await works(now.token), await works(made.token)]).toEqual([false, true]);
    await owner.api.apiTokens.rotate.mutate({ id: late.view.id, overlapDays: 7 });
    t.clock.advance(2 * DAY);
    expect(await works(late.token)).toBe(false);
  });

  it('a second attempt, also at the same moment, is 409', async () => {
    const { view } = await makeToken(t, ['orders:read']);
    const rotate = () => owner.post(`/api/api-tokens/${view.id}/rotate`, { overlapDays: 3 });
    const responses = await Promise.all([rotate(), rotate()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expectError(await rotate(), 409, TOKEN_REPLACED);
    expect(await t.sql('select id from api_token')).toHaveLength(2);
  });

  it('a token that has ended, or does not exist, cannot be rotated', async () => {
    const { view } = await makeToken(t, ['orders:read']);
    await owner.api.apiTokens.revoke.mutate({ id: view.id });
    expectError(await owner.post(`/api/api-tokens/${view.id}/rotate`), 409, TOKEN_ENDED);
    for (const id of [999_999, 99_999_999_999])
      expectError(await owner.post(`/api/api-tokens/${id}/rotate`), 404, TOKEN_MISSING);
    expectError(await owner.post(`/api/api-tokens/${view.id}/rotate`, { overlapDays: 8 }), 400);
  });
});

describe('revoking a token', () => {
  it('ends it at once; a second attempt changes nothing', async () => {
    const { token, view } = await makeToken(t, ['orders:read']);
    expect((await owner.remove(`/api/api-tokens/${view.id}`)).body).toEqual({ success: true });
    const revokedAt = t.clock.now();
    t.clock.advance(60_000);
    expect((await owner.remove(`/api/api-tokens/${view.id}`)).status).toBe(200);
    expect((await owner.api.apiTokens.list.query())[0]?.revokedAt).toEqual(revokedAt);
    expect(await works(token)).toBe(false);
    expectError(await owner.remove('/api/api-tokens/999999'), 404, TOKEN_MISSING);
  });

  it('SEC-36: each change is one row in the audit log', async () => {
    const { view } = await owner.api.apiTokens.create.mutate({ name: 'CRM', scopes: ['orders:read'] });
    const next = await owner.api.apiTokens.rotate.mutate({ id: view.id, overlapDays: 1 });
    await owner.api.apiTokens.revoke.mutate({ id: next.view.id });
    const { items } = await owner.api.audit.list.query({ subjectKind: 'api-token' });
    expect(items.map(({ action, subjectId, actorName }) => [action, subjectId, actorName])).toEqual([
      ['api-token.revoke', String(next.view.id), 'owner'],
      ['api-token.rotate', String(next.view.id), 'owner'],
      ['api-token.create', String(view.id), 'owner'],
    ]);
    expect(items[1]?.before).toEqual({ token: view.id, overlapDays: 1 });
  });
});
