/** Links for one person: made and revoked by their affiliate alone, and impossible to forge. */
import { beforeEach, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import type { MadeAffiliate } from '#server/testing/factories.ts';
import { buy, makeTwoAffiliates, visit } from '#server/testing/referrals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PROSPECT_LINKS_MAX, type ProspectLink } from '#src/domain/prospect/prospect.schema.ts';
import { isProspectVisit } from './prospect-token.service.ts';

const ANNA = { name: 'Anna', note: 'as discussed on Tuesday' };

let t: TestApp;
let a: MadeAffiliate;
let b: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  [a, b] = await makeTwoAffiliates(t);
});

const linksOf = async (affiliate: MadeAffiliate) => (await t.asAffiliate(affiliate.id)).api.prospects;
async function make(affiliate = a, input: { name: string; note?: string } = ANNA): Promise<ProspectLink> {
  const [link] = await (await linksOf(affiliate)).create.mutate(input);
  if (!link) throw new Error('no link was made');
  return link;
}
const tokenOf = ({ link }: ProspectLink): string => new URL(link).searchParams.get('for') ?? '';
const greet = async (token: string, visitor = t.asVisitor()) =>
  (await visitor.post('/api/referrals/greetings', { token })).body;

it('greets by name and note, once counted like any visit, and earns its affiliate the sale', async () => {
  const link = await make();
  expect(link).toMatchObject({ ...ANNA, clicks: 0, lastClickAt: null });
  expect(link.link).toMatch(
    new RegExp(`^http://localhost:3000/\\?ref=${a.referralCode}&for=\\d+-[\\w-]{43}$`),
  );
  const anna = t.asVisitor({ ip: '203.0.113.7' });
  // The home page reports the visit through the code too.
  await visit(anna, a.referralCode);
  expect(await greet(tokenOf(link), anna)).toEqual({ greeting: 'For Anna, as discussed on Tuesday' });
  await greet(tokenOf(link), anna);
  await visit(anna, a.referralCode);
  const own = await linksOf(a);
  expect(await own.list.query()).toMatchObject([{ clicks: 1, lastClickAt: expect.any(Date) }]);
  const { api } = await t.asAffiliate(a.id);
  expect(await api.affiliates.visitCount.query({ affiliateId: a.id })).toEqual({ visits: 1 });
  await buy(anna);
  expect(await t.sql('select affiliate_id as id from customer_order')).toEqual([{ id: a.id }]);
});

it('a forged link greets nobody, counts no visit and opens the ordinary page', async () => {
  const token = tokenOf(await make());
  const other = `${Number(token.split('-')[0]) + 1}${token.slice(token.indexOf('-'))}`;
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const forged of [other, changed]) {
    expect(await greet(forged)).toEqual({ greeting: null });
    expect(isProspectVisit(t.deps.keyring, `?ref=${a.referralCode}&for=${forged}`)).toBe(false);
  }
  expect(isProspectVisit(t.deps.keyring, `?ref=${a.referralCode}&for=${token}`)).toBe(true);
  for (const token of ['', 'x', "1-' or 1=1"])
    expect((await t.asVisitor().post('/api/referrals/greetings', { token })).status).toBe(400);
  expect(await t.sql('select 1 from referral_click')).toEqual([]);
});

it('a revoked link greets nobody any more, its visits still count, and a second attempt says so', async () => {
  const link = await make();
  await greet(tokenOf(link), t.asVisitor({ ip: '203.0.113.7' }));
  const own = await linksOf(a);
  expect(await own.revoke.mutate({ id: link.id })).toEqual([]);
  expect(await greet(tokenOf(link))).toEqual({ greeting: null });
  expect(await t.sql('select prospect_link_id as link from referral_click')).toEqual([{ link: null }]);
  await expect(own.revoke.mutate({ id: link.id })).rejects.toThrow('has been revoked');
});

it('another affiliate can neither see, change nor revoke a link', async () => {
  const link = await make();
  await greet(tokenOf(link), t.asVisitor({ ip: '203.0.113.7' }));
  const theirs = await linksOf(b);
  expect(await theirs.list.query()).toEqual([]);
  await expect(theirs.revoke.mutate({ id: link.id })).rejects.toThrow('has been revoked');
  expect(await (await linksOf(a)).list.query()).toMatchObject([{ id: link.id, clicks: 1 }]);
});

it('only an affiliate with a verified address makes links', async () => {
  const { api: visitor } = t.asVisitor();
  await expect(visitor.prospects.create.mutate(ANNA)).rejects.toThrow();
  await expect(visitor.prospects.list.query()).rejects.toThrow();
  const { api: unproven } = await t.asAffiliate(a.id, { provisional: true });
  await expect(unproven.prospects.create.mutate(ANNA)).rejects.toThrow('emailed code');
  const { api: owner } = await t.asAdmin('owner');
  await expect(owner.prospects.create.mutate(ANNA)).rejects.toThrow();
  expect(await t.sql('select 1 from prospect_link')).toEqual([]);
});

it('stores no address and no markup that a page would run', async () => {
  const own = await linksOf(a);
  await expect(own.create.mutate({ name: 'evil.example' })).rejects.toThrow('web address');
  const link = await make(a, { name: '<b>Anna</b>' });
  expect(await greet(tokenOf(link))).toEqual({ greeting: 'For <b>Anna</b>' });
});

it('a paused affiliate greets nobody, and an own visit is not counted', async () => {
  const link = await make();
  await greet(tokenOf(link), await t.asAffiliate(a.id));
  expect(await t.sql('select 1 from referral_click')).toEqual([]);
  await t.sql(`update affiliate set status = 'paused' where id = ? returning id`, [a.id]);
  expect(await greet(tokenOf(link))).toEqual({ greeting: null });
});

it('an affiliate has a limited number of links', async () => {
  await t.sql(
    `insert into prospect_link (affiliate_id, name, created_at) select ?, 'Anna', now() from generate_series(1, ?) returning id`,
    [a.id, PROSPECT_LINKS_MAX],
  );
  await expect((await linksOf(a)).create.mutate(ANNA)).rejects.toThrow('which is the most');
  await make(b);
});

it('a copy of an affiliate’s data has the links, and an erasure deletes them', async () => {
  const link = await make();
  await greet(tokenOf(link), t.asVisitor({ ip: '203.0.113.7' }));
  const admin = await t.asAdmin();
  const copy = await admin.api.privacy.export.mutate({ email: a.email });
  expect(copy.affiliate).toMatchObject({ prospectLinks: [ANNA] });
  await admin.api.privacy.erase.mutate({ email: a.email, confirm: 'ERASE' });
  expect(await t.sql('select 1 from prospect_link')).toEqual([]);
  expectError(await t.asVisitor().post('/api/referrals/greetings', { token: 'x' }), 400);
});
