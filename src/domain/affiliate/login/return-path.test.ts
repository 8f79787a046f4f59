import { expect, it } from 'vitest';
import { paths } from '#src/domain/paths.ts';
import { returnPath } from './login.schema.ts';

it('a login returns to the page of this affiliate that was asked for', () => {
  for (const page of [
    '/affiliate-dashboard/7',
    '/affiliate-dashboard/7?tab=share',
    '/affiliate-dashboard/7?show=next&currency=usd',
    '/payout-statement/7?from=2026-01-01&to=2026-11-22',
  ]) {
    const address = new URL(paths.affiliateLoginFor(page), 'https://shop.example');
    expect(returnPath(address.searchParams.get('return'), 7)).toBe(page);
  }
});

it.each([
  null,
  '',
  '/',
  '/admin',
  'https://evil.example/affiliate-dashboard/7',
  '//evil.example/affiliate-dashboard/7',
  '/\\evil.example/affiliate-dashboard/7',
  '/\t/evil.example',
  'javascript:alert(1)//affiliate-dashboard/7',
  '/affiliate-dashboard/7/../../admin',
  '/affiliate-dashboard/7#@evil.example',
  '/affiliate-dashboard/7?next=https://evil.example',
  '/affiliate-dashboard/7\n',
  '/affiliate-dashboard/07',
  '/affiliate-dashboard/8',
  '/payout-statement/8',
])('a login never follows %j, but leads to the own dashboard', (asked) => {
  expect(returnPath(asked, 7)).toBe('/affiliate-dashboard/7');
});
