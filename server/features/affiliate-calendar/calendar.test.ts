import { beforeEach, describe, expect, it } from 'vitest';
import { rejections } from '#server/testing/callers.ts';
import { type MadeAffiliate, makeAffiliate, makeOrder, proveEmail } from '#server/testing/factories.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let me: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.set(new Date('2026-11-20T10:00:00Z'));
  me = await makeAffiliate(t);
  await proveEmail(t, me.id);
});

const turn = async (isOn: boolean, id = me.id): Promise<string> =>
  (await (await t.asAffiliate(id)).api.affiliates.switchCalendar.mutate({ isOn })).url ?? '';
const read = (url: string) => t.asVisitor().get(new URL(url).pathname);

describe('the money calendar', () => {
  it('has release dates, planned payouts and nothing about orders or buyers', async () => {
    const order = await makeOrder(t, { affiliateCode: me.referralCode, customerName: 'Agnes Hollow' });
    await t.sql('update commission set review_reason = null where order_id = ?', [order.id]);
    const { status, headers, text } = await read(await turn(true));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    expect(text).toContain('DTSTART;VALUE=DATE:20261220\r\nSUMMARY:Commission available: $25.00\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20270101\r\nSUMMARY:Planned payout: $25.00\r\n');
    expect(text).toContain('SUMMARY:Payout day: nothing due yet\r\n');
    expect(text).not.toMatch(new RegExp(`${order.id}|Hollow|${me.email}`));
  });

  it('leaves out what is under review or cancelled', async () => {
    const held = await makeOrder(t, { affiliateCode: me.referralCode });
    await t.sql(`update commission set review_reason = 'A look.' where order_id = ?`, [held.id]);
    const cancelled = await makeOrder(t, { affiliateCode: me.referralCode });
    await t.sql(
      `update commission set status = 'cancelled', cancel_reason = 'Refunded.' where order_id = ?`,
      [cancelled.id],
    );
    expect((await read(await turn(true))).text).not.toMatch(/Commission available|Planned payout/);
  });

  it('shows a payout on the day it was marked as paid', async () => {
    const seller = await makeAffiliateWithLogin(t);
    await sellFor(t, seller);
    t.clock.set(new Date('2027-01-04T10:00:00Z'));
    const owner = await t.asAdmin('owner');
    const { lines } = await owner.api.payouts.createRun.mutate({});
    await owner.api.payouts.markPaid.mutate({
      lineId: lines[0]?.id ?? 0,
      paidOn: '2027-01-04',
      reference: 'PP-1',
    });
    const { text } = await read(await turn(true, seller.id));
    expect(text).toContain('DTSTART;VALUE=DATE:20270104\r\nSUMMARY:Paid out: $25.00\r\n');
    expect(text).not.toContain('Planned payout');
  });
});

describe('SEC-02 the calendar of an affiliate is closed to strangers', () => {
  it('an address that is wrong, of another affiliate, replaced or turned off gets the same response', async () => {
    const other = await makeAffiliate(t);
    const first = await turn(true);
    t.clock.advance(1000);
    const second = await turn(true);
    const signature = second.replace(/^.*\/\d+-|\.ics$/g, '');
    const own = (await read(second)).status;
    expect(own).toBe(200);
    const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const addresses = [
      first,
      second.replace(signature, changed),
      second.replace(signature, ''),
      second.replace(/\/\d+-/, `/${other.id}-`),
      second.replace(/\/\d+-/, '/999999-'),
    ];
    const bodies = new Set<string>();
    for (const address of addresses) {
      const { status, body } = await read(address);
      expect(status, address).toBe(404);
      bodies.add(body.message);
    }
    await turn(false);
    const off = await read(second);
    expect(off.status).toBe(404);
    expect(bodies.add(off.body.message).size).toBe(1);
  });

  it('a closed account has no calendar', async () => {
    const url = await turn(true);
    await t.sql(`update affiliate set status = 'closed' where id = ?`, [me.id]);
    expect((await read(url)).status).toBe(404);
  });

  it('only the affiliate with a verified address reads and changes the link', async () => {
    const provisional = await t.asAffiliate(me.id, { provisional: true });
    for (const caller of [provisional, await t.asAdmin('owner'), t.asVisitor()]) {
      const calls = [
        caller.api.affiliates.calendar.query(),
        caller.api.affiliates.switchCalendar.mutate({ isOn: true }),
      ];
      for (const { httpStatus } of await rejections(calls)) expect([401, 403]).toContain(httpStatus);
    }
  });

  it('the token appears in no log, and guesses are limited per address', async () => {
    const url = await turn(true);
    const stranger = t.asVisitor({ ip: '203.0.113.77' });
    const { pathname } = new URL(url);
    let last = 200;
    for (let call = 0; call < 62 && last !== 429; call++) last = (await stranger.get(pathname)).status;
    expect(last).toBe(429);
    expect(JSON.stringify(t.logs())).not.toContain(pathname.slice(-20));
  });
});
