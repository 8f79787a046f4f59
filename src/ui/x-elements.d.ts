import type { Attributes, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Kept or dropped, then unwrapped, by the server. */
      'x-variant': Attributes & HTMLAttributes<HTMLElement> & { when: VariantName };
      /** Template of a quote of a real review; the server repeats it. */
      'x-review': HTMLAttributes<HTMLElement>;
      'stripe-buy-button': HTMLAttributes<HTMLElement> & {
        'buy-button-id': string;
        'publishable-key': string;
        'client-reference-id'?: string;
      };
    }
  }
}

export type VariantName =
  | 'payment:stripe'
  | 'payment:demo'
  | 'payment:none'
  | 'currency:any'
  | 'checkout:on'
  | 'checkout-link:on'
  | 'checkout-link:off'
  | 'analytics:on'
  | 'referral:ask'
  | 'referral:kept'
  | 'demo:on'
  | 'demo:off'
  | 'claims:shown'
  | 'claims:hidden'
  | 'claims:sample'
  | 'claims:confirmed'
  | 'quotes:shown'
  | 'rating:claimed'
  | 'rating:real'
  | 'sample-note:shown'
  | 'trees:counted'
  | 'trees:claimed'
  | 'trees:claims-without-trees'
  | 'designs:claimed'
  | 'designs:measured'
  | `hours:${Intl.LDMLPluralRule}`
  | `sample:${number}`
  | `star:${number}`
  | `no-star:${number}`
  | `count:${Intl.LDMLPluralRule}`
  | 'demo-mailbox:open'
  | 'demo-mailbox:private';
