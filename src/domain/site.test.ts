import { expect, it } from 'vitest';
import { siteFrom } from './site.ts';

it('details that follow from the brand and the address follow them, unless they are set', () => {
  expect(siteFrom({ SITE_BRAND: 'Acme ', SITE_EMAIL: 'hello@acme.example' })).toMatchObject({
    brand: 'Acme',
    product: 'Acme',
    billingSoftware: 'Acme Billing',
    inbox: 'hello@acme.example',
  });
  expect(
    siteFrom({ SITE_BRAND: 'Acme', SITE_PRODUCT: 'Acme Web', SITE_INBOX: 'orders@acme.example' }),
  ).toMatchObject({ product: 'Acme Web', billingSoftware: 'Acme Web Billing', inbox: 'orders@acme.example' });
  expect(siteFrom({ SITE_PRODUCT: ' ' })).toEqual(siteFrom({}));
});
