import { defineEntity, type InferEntity, p, timestamp } from '#server/platform/database/base.entity.ts';
import { CONFIRMATION_STATUSES } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { DOMAIN_OWNERSHIP, HEAR_ABOUT_US } from '#src/domain/sale/confirmation/confirmation.schema.ts';

export const ConfirmationEntity = defineEntity({
  name: 'OrderConfirmation',
  tableName: 'order_confirmation',
  properties: {
    id: p.integer().primary().autoincrement(),
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
    createdAt: timestamp(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['status', 'createdAt', 'id'] },
    // Partial: only a few forms are not yet attached to an order.
    {
      name: 'order_confirmation_unattached',
      expression: `create index "order_confirmation_unattached" on "order_confirmation" ("created_at", "id") where order_id is null`,
    },
    {
      name: 'order_confirmation_business_sort',
      expression: `create index "order_confirmation_business_sort" on "order_confirmation" ((lower(business_name)), "id")`,
    },
    {
      name: 'order_confirmation_search',
      expression: `create index "order_confirmation_search" on "order_confirmation" using gin ("full_name" gin_trgm_ops, "email" gin_trgm_ops, "business_name" gin_trgm_ops, (order_id::text) gin_trgm_ops, (claimed_order_id::text) gin_trgm_ops) with (gin_pending_list_limit = 256)`,
    },
  ],
  // One form per order. Attaching sets orderId too, so the index covers both cases.
  uniques: [{ properties: ['orderId'] }],
  checks: [
    { name: 'order_confirmation_verified_check', expression: 'verified = (order_id is not null)' },
    { name: 'order_confirmation_claimed_order_id_check', expression: 'claimed_order_id > 0' },
  ],
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
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['confirmationId'] }, { properties: ['createdAt'] }],
  checks: [{ name: 'upload_size_bytes_check', expression: 'size_bytes > 0' }],
});
