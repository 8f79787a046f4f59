import { beforeEach, describe, expect, it } from 'vitest';
import { createContact } from '#server/modules/site/contact/contact.service.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { CONTACT, makeAdmin, makeOrder } from '#server/testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { claimDatabase, requireSameKindOfBackup } from './demo-mark.service.ts';

let shop: TestApp;
let demo: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
  demo = await createSecondApp({ DEMO: 'on' });
});

const marks = () => shop.sql('select id, mode from demo_mark');

describe('H1: demos and shops have separate databases', () => {
  it('H1: demo mode marks an empty database, once', async () => {
    await Promise.all([claimDatabase(demo.context()), claimDatabase(demo.context())]);
    await claimDatabase((await createSecondApp({ DEMO: 'public' })).context());
    expect(await marks()).toEqual([{ id: 1, mode: 'on' }]);
  });

  it('H1: a marked database is rejected outside demo mode, and the error says what to do', async () => {
    await claimDatabase(demo.context());
    const claim = claimDatabase(shop.context());
    await expect(claim).rejects.toThrow(ConfigError);
    await expect(claim).rejects.toThrow(
      /was filled as a demo .* Start with an empty one: set (DATA_DIR|DATABASE_URL) to .* DEMO=on or DEMO=public/,
    );
  });

  it.each<[string, (t: TestApp) => Promise<unknown>]>([
    ['an account', (t) => makeAdmin(t)],
    ['an order', (t) => makeOrder(t)],
    [
      'an enquiry',
      (t) => createContact(t.context(), { ...CONTACT, phone: null, company: null, inquiryType: 'general' }),
    ],
  ])('H1: a shop with %s is rejected in demo mode and stays unchanged', async (_, fill) => {
    await fill(shop);
    for (const app of [demo, await createSecondApp({ DEMO: 'public' })])
      await expect(claimDatabase(app.context())).rejects.toThrow(/holds a real shop.*Set DEMO=off/);
    expect(await marks()).toEqual([]);
    await claimDatabase(shop.context());
  });

  it('H1: a shop does not mark its empty database', async () => {
    await claimDatabase(shop.context());
    expect(await marks()).toEqual([]);
  });

  it('H1: a backup states its kind; one of an earlier version is checked at the next start', () => {
    const [off, on] = [shop.deps.config, demo.deps.config];
    expect(() => requireSameKindOfBackup(off, { demo_mark: 1, customer_order: 7 })).toThrow(
      /was filled as a demo/,
    );
    expect(() => requireSameKindOfBackup(on, { demo_mark: 0, customer_order: 7 })).toThrow(
      /holds a real shop/,
    );
    for (const [config, rows] of [
      [off, { demo_mark: 0, customer_order: 7 }],
      [on, { demo_mark: 1, customer_order: 7 }],
      [on, { demo_mark: 0, customer_order: 0 }],
      [off, { customer_order: 7 }],
    ] as const)
      expect(() => requireSameKindOfBackup(config, rows)).not.toThrow();
  });
});
