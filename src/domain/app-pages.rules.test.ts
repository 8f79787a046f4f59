import { expect, it } from 'vitest';
import { isReportedPage, takesReferral } from './app-pages.rules.ts';

const PRIVATE = [
  '/admin',
  '/admin/orders/7',
  '/admin-login',
  '/admin-invite',
  '/affiliate-dashboard/7',
  '/payout-statement/7',
];

it('?ref=CODE counts on every application page a visitor may arrive at, and on no private page', () => {
  for (const path of ['/affiliate-signup', '/affiliate-login', '/order-confirmation', '/checkout/success'])
    expect(takesReferral(path), path).toBe(true);
  for (const path of PRIVATE) expect(takesReferral(path), path).toBe(false);
});

it('SEC-29, L9: only the thank-you page is reported; pages that take codes and bank details allow no foreign host', () => {
  const paths = [
    ...PRIVATE,
    '/affiliate-signup',
    '/affiliate-login',
    '/checkout/success',
    '/order-confirmation',
  ];
  expect(paths.filter(isReportedPage)).toEqual(['/checkout/success']);
  for (const odd of [
    '/checkout/success/',
    '/checkout/success/index.pageContext.json',
    '/checkout/success?x=1',
    '/Checkout/Success',
    '',
  ])
    expect(isReportedPage(odd), odd).toBe(false);
});
