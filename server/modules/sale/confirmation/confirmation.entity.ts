import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { CONFIRMATION_STATUSES } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { DOMAIN_OWNERSHIP, HEAR_ABOUT_US } from '#src/domain/sale/confirmation/confirmation.schema.ts';

export const ConfirmationEntity = defineEntity({
  name: 'OrderConfirmation',
  tableName: 'order_confirmation',
  properties: {
    id: p.serialId(),
    /** Set only by a valid token, or by an admin who attaches the form to an order. */
    orderId: p.integer().nullable(),
    /** The number the visitor entered; no foreign key, because the order may not exist. */
    claimedOrderId: p.bigint('number').nullable(),
    verified: p.boolean().default(false),
    fullName: p.string().length(120),
    email: p.string().length(254),
    phone: p.string().length(40).nullable(),
    businessName: p.string().length(160),
    businessDescription: p.text(),
    preferredDomain: p.string().length(253).nullable(),
    domainOwnership: p.enum([...DOMAIN_OWNERSHIP]).default('no'),
    logoFileName: p.string().length(40).nullable(),
    billingDetails: p.text().nullable(),
    additionalNotes: p.text().nullable(),
    hearAboutUs: p.enum([...HEAR_ABOUT_US]).default('other'),
    orderConfirmed: p.boolean(),
    status: p.enum([...CONFIRMATION_STATUSES]).default('pending'),
    createdAt: p.timestamp(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['status', 'createdAt', 'id'] },
    // Partial: only a few forms are not yet attached to an order.
    ddl.index(
      'order_confirmation_unattached',
      '"order_confirmation" ("created_at", "id") where order_id is null',
    ),
    ddl.index('order_confirmation_business_sort', '"order_confirmation" ((lower(business_name)), "id")'),
    ddl.searchIndex(
      'order_confirmation',
      '"full_name"',
      '"email"',
      '"business_name"',
      '(order_id::text)',
      '(claimed_order_id::text)',
    ),
  ],
  // One form per order. Attaching sets orderId too, so the index covers both cases.
  uniques: [{ properties: ['orderId'] }],
  checks: ddl.checks({
    order_confirmation_verified_check: 'verified = (order_id is not null)',
    order_confirmation_claimed_order_id_check: 'claimed_order_id > 0',
  }),
});
export type ConfirmationRow = InferEntity<typeof ConfirmationEntity>;

export const UploadEntity = defineEntity({
  name: 'Upload',
  tableName: 'upload',
  properties: {
    name: p.string().length(40).primary(),
    contentType: p.string().length(40),
    /** Original and preview together. */
    sizeBytes: p.integer(),
    /** PNG rendering that is safe to display; the original is only sent as an attachment. */
    previewName: p.string().length(60).nullable(),
    confirmationId: p.integer().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['confirmationId'] }, { properties: ['createdAt'] }],
  checks: ddl.checks({ upload_size_bytes_check: 'size_bytes > 0' }),
});
