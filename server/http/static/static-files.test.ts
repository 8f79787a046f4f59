/** What a page of the build may load. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { NO_FACTS, type PageFacts } from '#src/domain/page-facts.ts';
import { prepareAsset, preparePage } from './static-store.ts';

const SHOP = {
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'plum-harbour-ladder-42',
};
const policyOf = (env: Record<string, string> = {}, template = '<p>', facts?: PageFacts): string =>
  new Map(preparePage('/', template, loadConfig({ ...SHOP, ...env }), facts).headers).get(
    'Content-Security-Policy',
  ) ?? '';

it('a page may load the payment provider only if its button has both its key and its id', () => {
  const key = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(policyOf()).toMatch(/^default-src 'none'/);
  expect(policyOf()).not.toContain('stripe.com');
  expect(policyOf(key)).not.toContain('stripe.com');
  expect(policyOf({ ...key, STRIPE_BUY_BUTTON_ID: 'buy_btn_1' })).toContain('https://js.stripe.com');
});

it('a page may load the analytics from their own origin, if they are set', () => {
  const env = { ANALYTICS_SCRIPT_URL: 'https://stats.example/path/s.js', ANALYTICS_ID: 'shop-1' };
  expect(policyOf(env)).toContain(' https://stats.example');
  expect(policyOf(env)).not.toContain('stats.example/');
  expect(policyOf()).not.toContain('stats.example');
});

it('a script that is inserted into a page at run time is not allowed', () => {
  const template = '<script>own()</script><script>__TREES_PLANTED__</script>';
  const facts = { ...NO_FACTS, trees: { planted: 12, reserved: 0, since: null } };
  const page = preparePage('/', template, loadConfig(SHOP), facts);
  expect(page.body.toString()).toContain('<script>12</script>');
  const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
  const policy = policyOf({}, template, facts);
  expect(policy).toContain(hashOf('own()'));
  expect(policy).not.toContain(hashOf('12'));
});

it('a file that may be compressed says that it depends on the accepted encodings', () => {
  const { headers } = prepareAsset('/x.ts', new URL(import.meta.url).pathname, loadConfig(SHOP));
  expect(new Map(headers).get('Vary')).toBe('Accept-Encoding');
});
