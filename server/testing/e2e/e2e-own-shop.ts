/** Tests in a shop of their own, with settings of their own. It runs as long as their worker. */
import { connectedTo, createFakeStripe, type FakeStripe } from '../fakes/fake-stripe.ts';
import { TEST_TIMEOUT_MS } from '../wait/timeout.ts';
import { test as base } from './e2e-fixtures.ts';
import { type Shop, startShop } from './e2e-shop.ts';

/** @param env added to the settings of a demo shop */
export const testInShop = (env: Record<string, string> = {}) =>
  base.extend<{ baseURL: string }, { shop: Shop }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
      async ({}, use) => {
        const shop = await startShop(env);
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: TEST_TIMEOUT_MS },
    ],
    baseURL: ({ shop }, use) => use(shop.origin),
  });

/** On the engine of the Playwright project, with the demo's rows. Days can pass in it. */
export const testInTimedShop = () =>
  base.extend<{ baseURL: string }, { shop: Shop }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
      async ({}, use, { project }) => {
        const shop = await startShop({}, project.name);
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: TEST_TIMEOUT_MS },
    ],
    baseURL: ({ shop }, use) => use(shop.origin),
  });

/**
 * For a test that uses up rows of the shared shop: a second attempt gets a shop of its own, in
 * which they are as before the first.
 */
export const testOncePerShop = () =>
  base.extend<{ baseURL: string | undefined }>({
    baseURL: async ({ baseURL }, use, { retry, project }) => {
      if (retry === 0) return use(baseURL);
      const shop = await startShop({}, project.name, 'all-rows');
      await use(shop.origin);
      await shop.stop();
    },
  });

/** The shop is connected to the fake payment provider `stripe`. */
export const testInShopWithStripe = (env: Record<string, string> = {}) =>
  base.extend<{ baseURL: string }, { stripe: FakeStripe; shop: Shop }>({
    stripe: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
      async ({}, use) => {
        const stripe = createFakeStripe();
        await stripe.listen();
        await use(stripe);
        await stripe.close();
      },
      { scope: 'worker', timeout: TEST_TIMEOUT_MS },
    ],
    shop: [
      async ({ stripe }, use) => {
        const shop = await startShop({ ...connectedTo(stripe), ...env });
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: TEST_TIMEOUT_MS },
    ],
    baseURL: ({ shop }, use) => use(shop.origin),
  });
