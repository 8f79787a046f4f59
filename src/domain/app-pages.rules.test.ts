import { expect, it } from 'vitest';
import { isReportedPage, takesReferral } from './app-pages.rules.ts';

const PRIVATE = ['/admin', '/admin/orders/7', '/admin-login', '/admin-invite', '/affiliate-dashboard/7', '/payout-statement/7'];

it('?ref=CODE counts on every application page a visitor may arrive at, and in no private room', () => {
  for (const path of ['/affiliate-signup', '/affiliate-login', '/order-confirmation', '/checkout/success', '/checkout/elsewhere'])
    expect(takesReferral(path), path).toBe(true);
  for (const path of PRIVATE) expect(takesReferral(path), path).toBe(false);
});

it('SEC-29: views of exactly three application pages are reported, and their addresses carry no id', () => {
  const paths = [...PRIVATE, '/affiliate-signup', '/affiliate-login', '/checkout/success', '/order-confirmation', '/checkout/elsewhere'];
  expect(paths.filter(isReportedPage)).toEqual(['/affiliate-signup', '/affiliate-login', '/checkout/success']);
  for (const odd of ['/affiliate-login/', '/affiliate-login/index.pageContext.json', '/affiliate-login?x=1', '/Affiliate-Login', ''])
    expect(isReportedPage(odd), odd).toBe(false);
});
