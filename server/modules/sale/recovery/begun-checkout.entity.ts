import { defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { CURRENCIES } from '#src/domain/offer.ts';

/**
 * A checkout whose buyer asked for a link to finish it later. One row per address: a second email
 * is impossible. Deleted after 30 days.
 */
export const BegunCheckoutEntity = defineEntity({
  name: 'BegunCheckout',
  tableName: 'begun_checkout',
  properties: {
    id: p.serialId(),
    /** Random; part of the link in the email. */
    publicId: p.string().length(32).unique(),
    /** The provider's id of the page; null at the demo checkout. */
    checkoutId: p.string().length(255).nullable().unique(),
    /** Fills the field when the buyer returns; the provider's page has its own. */
    customerName: p.string().length(120).nullable(),
    email: p.string().length(254).unique(),
    /** Slug of the country page. */
    market: p.string().length(40).nullable(),
    currency: p.enum([...CURRENCIES]),
    /** What attributes the sale, see OrderAttribution. */
    clientReference: p.string().length(40).nullable(),
    clickId: p.string().length(32).nullable(),
    /** The provider's page that continues the checkout. */
    recoveryUrl: p.string().length(1000).nullable(),
    /** When the email was sent, or the buyer ordered or objected: nothing is sent afterwards. */
    closedAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['createdAt', 'id'] }],
});
export type BegunCheckoutRow = InferEntity<typeof BegunCheckoutEntity>;

/** Keyed hashes of addresses that never again get an email about a checkout they did not finish. */
export const EmailObjectionEntity = defineEntity({
  name: 'EmailObjection',
  tableName: 'email_objection',
  properties: { emailHash: p.string().length(64).primary(), createdAt: p.timestamp() },
});
