/** What the server inserts into the pages of the build when it starts. */
import { expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { activeVariants, injectRuntimeValues } from './inject-runtime-values.ts';

const SHOP = {
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'plum-harbour-ladder-42',
};
const STRIPE = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_BUY_BUTTON_ID: 'buy_btn_1' };
const ANALYTICS = { ANALYTICS_SCRIPT_URL: 'https://stats.example/s.js?a&b', ANALYTICS_ID: 'shop-1' };
const settings = (env: Record<string, string> = {}) =>
  loadConfig(env.DEMO === 'public' ? env : { ...SHOP, ...env });
const variantsOf = (env: Record<string, string> = {}) =>
  Object.fromEntries([...activeVariants(settings(env))].map((variant) => variant.split(':')));

it('a shop without further settings offers no payment, no analytics and no demo', () => {
  expect(variantsOf()).toMatchObject({
    payment: 'none',
    'checkout-link': 'off',
    analytics: 'off',
    demo: 'off',
    'demo-mailbox': 'open',
  });
});

it('the buy button needs both its key and its id', () => {
  expect(variantsOf(STRIPE).payment).toBe('stripe');
  expect(variantsOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }).payment).toBe('none');
});

it('prices follow the visitor’s currency, unless only the provider’s buy button charges', () => {
  const api = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1234567890abcdefghijkl' };
  const of = (env: Record<string, string>) => {
    const { currency, checkout } = variantsOf(env);
    return [currency, checkout];
  };
  expect(of({})).toEqual(['any', 'off']);
  expect(of({ DEMO: 'on' })).toEqual(['any', 'off']);
  expect(of(STRIPE)).toEqual(['fixed', 'off']);
  expect(of({ ...STRIPE, ...api })).toEqual(['any', 'on']);
});

it('a demo offers its own checkout, and keeps its mailbox private if it is public', () => {
  expect(variantsOf({ DEMO: 'on' })).toMatchObject({ payment: 'demo', demo: 'on', 'demo-mailbox': 'open' });
  expect(variantsOf({ DEMO: 'public' })).toMatchObject({ demo: 'on', 'demo-mailbox': 'private' });
});

it('visitors are asked before a referral code is kept where the shop says so', () => {
  expect(variantsOf().referral).toBe('kept');
  expect(variantsOf({ REFERRAL_CONSENT: 'off' }).referral).toBe('kept');
  expect(variantsOf({ REFERRAL_CONSENT: 'on' }).referral).toBe('ask');
});

it('analytics and the checkout link are on when they are set', () => {
  expect(variantsOf(ANALYTICS).analytics).toBe('on');
  expect(variantsOf({ STRIPE_CHECKOUT_URL: 'https://buy.stripe.com/x' })['checkout-link']).toBe('on');
});

it('alternatives that do not apply are removed, and the others stay without their mark', () => {
  const html =
    'a<x-variant when="demo:on">1</x-variant><x-variant when="demo:off">2\n</x-variant><x-variant  when="payment:none">3</x-variant>b';
  expect(injectRuntimeValues(html, settings())).toBe('a2\n3b');
  expect(injectRuntimeValues(html, settings({ DEMO: 'on' }))).toBe('a1b');
});

it('every value is inserted wherever it stands, escaped, and unknown names stay', () => {
  const html =
    '__ORIGIN__ __ORIGIN__ "__STRIPE_PUBLISHABLE_KEY__" "__STRIPE_BUY_BUTTON_ID__" "__STRIPE_CHECKOUT_URL__" "__ANALYTICS_SCRIPT_URL__" "__ANALYTICS_ID__" __OTHER_NAME__';
  expect(
    injectRuntimeValues(
      html,
      settings({ ...STRIPE, ...ANALYTICS, STRIPE_CHECKOUT_URL: 'https://buy.stripe.com/x?a&b' }),
    ),
  ).toBe(
    'http://localhost:3000 http://localhost:3000 "pk_test_1" "buy_btn_1" "https://buy.stripe.com/x?a&amp;b" "https://stats.example/s.js?a&amp;b" "shop-1" __OTHER_NAME__',
  );
  expect(injectRuntimeValues(html, settings())).toBe(
    'http://localhost:3000 http://localhost:3000 "" "" "" "" "" __OTHER_NAME__',
  );
});

it('only a public demo has the banner', () => {
  const html = '<html><body></body></html>';
  expect(injectRuntimeValues(html, settings({ DEMO: 'on' }))).toBe(html);
  expect(injectRuntimeValues(html, settings({ DEMO: 'public' }))).toContain('<aside');
});
