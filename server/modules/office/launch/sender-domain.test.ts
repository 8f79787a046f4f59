/** SPF, DKIM and DMARC of the sender's domain, from given records through the real parsing. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTxtRecords } from '#server/platform/outgoing/txt-records.ts';
import { txtZone } from '#server/testing/fakes/txt-zone.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const SHOP = { SMTP_URL: 'smtp://smtp.office365.com:587', MAIL_FROM: 'Shop <hello@post.shop.co.uk>' };
const KEY = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`;
const ZONE: Record<string, string[][]> = {
  'post.shop.co.uk': [['google-site-verification=x'], ['v=spf1 include:_spf.shop', '.co.uk ~all']],
  '_spf.shop.co.uk': [['v=spf1 include:spf.protection.outlook.com -all']],
  'spf.protection.outlook.com': [['v=spf1 ip4:40.92.0.0/15 -all']],
  'selector2._domainkey.post.shop.co.uk': [[KEY.slice(0, 255), KEY.slice(255)]],
  'own._domainkey.post.shop.co.uk': [[KEY]],
  '_dmarc.shop.co.uk': [['v=DMARC1; p=reject; rua=mailto:dmarc@shop.co.uk']],
};

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp(SHOP);
});

async function lookUp(zone: Record<string, string[][]>, app = t) {
  app.deps.txtRecords = createTxtRecords(txtZone(zone));
  const rows = await (await app.asAdmin()).api.launch.lookups.query({});
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

it('records in order are done: nested includes, keys of several strings, the policy of the domain above', async () => {
  const { spf, dkim, dmarc } = await lookUp(ZONE);
  expect(spf).toMatchObject({ state: 'done', found: 'Found “v=spf1 include:_spf.shop.co.uk ~all”.' });
  expect(dkim).toMatchObject({ state: 'done', found: 'Found a key under the selector “selector2”.' });
  expect(dmarc).toMatchObject({ state: 'done', found: expect.stringContaining('at _dmarc.shop.co.uk') });
});

it('without records each row says which one to add', async () => {
  const { spf, dkim, dmarc } = await lookUp({});
  expect(spf?.record).toEqual({
    name: 'post.shop.co.uk',
    value: 'v=spf1 include:spf.protection.outlook.com ~all',
  });
  expect(dkim?.record?.name).toBe('selector._domainkey.post.shop.co.uk');
  expect(dmarc?.record).toEqual({
    name: '_dmarc.post.shop.co.uk',
    value: 'v=DMARC1; p=quarantine; rua=mailto:hello@post.shop.co.uk',
  });
  expect([spf, dkim, dmarc].map((row) => row?.state)).toEqual(['todo', 'todo', 'todo']);
});

it('the selector of the settings is the only one asked for', async () => {
  const app = await createTestApp({ ...SHOP, MAIL_DKIM_SELECTOR: 'mine, own' });
  expect((await lookUp(ZONE, app)).dkim?.found).toBe('Found a key under the selector “own”.');
  const other = await createTestApp({ ...SHOP, MAIL_DKIM_SELECTOR: 'mine' });
  expect((await lookUp(ZONE, other)).dkim).toMatchObject({
    state: 'todo',
    record: { name: 'mine._domainkey.post.shop.co.uk' },
  });
});

describe('SPF', () => {
  const spfOf = async (zone: Record<string, string[][]>) => (await lookUp({ ...ZONE, ...zone })).spf;
  it('a loop of includes ends, and so does a chain beyond the limit', async () => {
    expect((await spfOf({ '_spf.shop.co.uk': [['v=spf1 include:post.shop.co.uk -all']] }))?.found).toContain(
      'does not name Microsoft 365',
    );
    expect((await spfOf({ 'post.shop.co.uk': [['v=spf1 redirect=post.shop.co.uk']] }))?.found).toContain(
      'receivers stop after 10',
    );
  });
  it('an include without a record is named', async () =>
    expect((await spfOf({ '_spf.shop.co.uk': [] }))?.found).toContain(
      'includes _spf.shop.co.uk without an SPF record',
    ));
  it('a redirect ends as its target does', async () =>
    expect((await spfOf({ 'post.shop.co.uk': [['v=spf1 redirect=_spf.shop.co.uk']] }))?.state).toBe('done'));
});

it('a name server that never answers delays neither the checklist nor the other rows for long', async () => {
  t.deps.txtRecords = createTxtRecords(() => new Promise(() => {}), 20);
  const { api } = await t.asAdmin();
  const { rows } = await api.launch.checklist.query();
  expect(rows.find(({ id }) => id === 'spf')).toMatchObject({
    state: 'checking',
    found: 'Asking the name servers of post.shop.co.uk.',
  });
  const lookups = await api.launch.lookups.query({});
  expect(lookups.map(({ state, found }) => [state, found])).toEqual(
    Array.from({ length: 3 }, () => ['todo', 'The name server of post.shop.co.uk did not answer.']),
  );
});

it('a domain for examples is never looked up', async () => {
  const app = await createTestApp();
  app.deps.txtRecords = createTxtRecords(() => {
    throw new Error('asked a name server');
  });
  const { api } = await app.asAdmin();
  const [spf] = await api.launch.lookups.query({ again: true });
  expect(spf?.found).toContain('hedgerow.example, which is reserved for examples');
  expect((await api.launch.progress.query()).left).toBeGreaterThan(0);
});

it('"Check again" asks the name servers again', async () => {
  const zone = { ...ZONE };
  await lookUp(zone);
  delete zone['post.shop.co.uk'];
  const { api } = await t.asAdmin();
  const stateOf = async (again: boolean) => (await api.launch.lookups.query({ again }))[0]?.state;
  expect([await stateOf(false), await stateOf(true)]).toEqual(['done', 'todo']);
});

it('an exemption holds for looked-up rows too', async () => {
  const { api } = await t.asAdmin();
  await api.launch.exempt.mutate({ row: 'dmarc', reason: 'Our group publishes it in spring.' });
  expect((await lookUp({})).dmarc?.state).toBe('not-applicable');
});
