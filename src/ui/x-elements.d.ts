import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Kept or dropped, then unwrapped, when the server starts. No nesting. */
      'x-variant': HTMLAttributes<HTMLElement> & { when: VariantName };
      'stripe-buy-button': HTMLAttributes<HTMLElement> & {
        'buy-button-id': string;
        'publishable-key': string;
        'client-reference-id'?: string;
      };
    }
  }
}

export type VariantName =
  | 'greeting:on'
  | 'payment:stripe'
  | 'payment:demo'
  | 'payment:none'
  | 'currency:any'
  | 'checkout:on'
  | 'checkout-link:on'
  | 'checkout-link:off'
  | 'analytics:on'
  | 'demo:on'
  | 'demo:off'
  | 'claims:shown'
  | 'claims:hidden'
  | 'claims:sample'
  | 'claims:confirmed'
  | 'demo-mailbox:open'
  | 'demo-mailbox:private';
