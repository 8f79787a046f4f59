import { expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { activeVariants } from './inject-runtime-values.ts';

const LIVE = {
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'plum-harbour-ladder-42',
};
const claimsIn = (env: Record<string, string>) =>
  [...activeVariants(loadConfig(env))].filter((variant) => variant.startsWith('claims:'));

it('a demo shows reviews and figures, marked as samples', () => {
  expect(claimsIn({ DEMO: 'on' })).toEqual(['claims:shown', 'claims:sample']);
  expect(claimsIn({ DEMO: 'on', CLAIMS_CONFIRMED: 'on' })).toEqual(['claims:shown', 'claims:sample']);
});

it('a shop shows reviews and figures only after its owner has confirmed them', () => {
  expect(claimsIn(LIVE)).toEqual(['claims:hidden', 'claims:none']);
  expect(claimsIn({ ...LIVE, CLAIMS_CONFIRMED: 'off' })).toEqual(['claims:hidden', 'claims:none']);
  expect(claimsIn({ ...LIVE, CLAIMS_CONFIRMED: 'on' })).toEqual(['claims:shown', 'claims:confirmed']);
});
