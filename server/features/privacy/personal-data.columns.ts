/**
 * What each table stores about people outside the staff: what a copy contains and what an erasure
 * changes. A new text column must be listed; its test names the ones that are not.
 */
import type { Updateable } from 'kysely';
import type { Tables } from '#server/database/kysely.ts';
import { ERASED_NAME } from '#src/domain/privacy/personal-data.schema.ts';
import { KEPT_DATA, type Kept } from './kept-data.columns.ts';

type Columns<Table extends keyof Tables> = readonly (keyof Tables[Table])[];
type Rule<Table extends keyof Tables> = Kept<Table> & {
  /** Columns of a copy, in this order. */
  copied?: Columns<Table>;
  /** Personal columns with the values that an erasure writes. */
  erased?: Updateable<Tables[Table]>;
  /** Email address that becomes a placeholder. */
  address?: keyof Tables[Table];
  /** Columns from which an erasure removes a part. */
  rewritten?: Columns<Table>;
  /** An erasure deletes the person's rows. */
  deletesRows?: true;
};

export const PERSONAL_DATA = {
  affiliate: {
    address: 'email',
    erased: {
      name: ERASED_NAME,
      phone: null,
      company: null,
      paypalEmailEncrypted: null,
      paypalEmailHash: null,
      bankDetailsEncrypted: null,
      bankDetailsHash: null,
      lastLoginIpHash: null,
    },
    kept: ['commissionRate', 'referralCode'],
  },
  customer_order: {
    copied: [
      'id',
      'customerName',
      'customerEmail',
      'customerPhone',
      'amount',
      'currency',
      'lang',
      'status',
      'packageType',
      'requirements',
      'createdAt',
      'paidAt',
    ],
    address: 'customerEmail',
    erased: { customerName: ERASED_NAME, customerPhone: null, requirements: null },
    kept: [
      'amount',
      'lang',
      'packageType',
      'paymentReference',
      'checkoutId',
      'attribution',
      'attributionRejected',
      'visitorHash',
      'reviewReason',
      'formSentBy',
    ],
  },
  order_confirmation: {
    copied: [
      'id',
      'orderId',
      'fullName',
      'email',
      'phone',
      'businessName',
      'businessDescription',
      'preferredDomain',
      'domainOwnership',
      'logoFileName',
      'billingDetails',
      'additionalNotes',
      'hearAboutUs',
      'status',
      'createdAt',
    ],
    address: 'email',
    erased: {
      fullName: ERASED_NAME,
      phone: null,
      businessName: ERASED_NAME,
      businessDescription: ERASED_NAME,
      preferredDomain: null,
      logoFileName: null,
      billingDetails: null,
      additionalNotes: null,
    },
  },
  contact: {
    copied: ['name', 'email', 'phone', 'company', 'message', 'inquiryType', 'createdAt'],
    deletesRows: true,
  },
  commission: {
    copied: [
      'id',
      'orderId',
      'kind',
      'currency',
      'amountMinor',
      'rate',
      'status',
      'reviewReason',
      'cancelReason',
      'availableAt',
      'paidAt',
      'createdAt',
    ],
    // Free text that may contain a name.
    erased: { cancelReason: 'The sale was cancelled; the reason is no longer kept.' },
    kept: ['rate', 'reviewReason'],
  },
  payout_line: {
    copied: ['id', 'currency', 'method', 'status', 'paidOn', 'reference'],
    kept: ['paidOn', 'reference', 'failReason', 'resolvedBy'],
  },
  affiliate_claim: {
    copied: ['subject', 'message', 'status', 'answer', 'createdAt'],
    erased: { subject: '', message: null, answer: null },
    kept: ['reasonCode', 'status', 'answeredBy'],
  },
  mail_message: {
    copied: ['kind', 'subject', 'status', 'createdAt', 'sentAt'],
    address: 'toAddress',
    // A mail server's error may quote the address.
    erased: { payloadEncrypted: null, subject: null, replyTo: null, lastError: null },
    kept: ['id', 'kind', 'onceKey'],
  },
  // Free text that may contain a name.
  order_event: { erased: { reason: null }, kept: ['actor'] },
  // The address of the website and its domain name the business.
  project: {
    copied: ['id', 'orderId', 'stage', 'siteUrl', 'domain', 'domainConfirmedAt', 'createdAt'],
    erased: { siteUrl: null, chosenDesignId: null, domain: null, domainConfirmedAt: null },
  },
  // Free text that may contain a name.
  project_event: {
    copied: ['projectId', 'kind', 'note', 'siteUrl', 'createdAt'],
    erased: { note: null, siteUrl: null },
    kept: ['actorName'],
  },
  project_design: {
    copied: ['projectId', 'round', 'position', 'title', 'note', 'kind', 'link', 'createdAt'],
    deletesRows: true,
  },
  project_file: {
    copied: ['projectId', 'purpose', 'uploadedBy', 'name', 'mediaType', 'sizeBytes', 'createdAt'],
    deletesRows: true,
  },
  project_message: {
    copied: ['projectId', 'kind', 'authorKind', 'authorName', 'text', 'answeredAt', 'createdAt'],
    erased: { authorName: ERASED_NAME, text: '' },
  },
  project_message_file: { deletesRows: true },
  review: {
    copied: [
      'orderId',
      'stars',
      'text',
      'nameShown',
      'consentAt',
      'lang',
      'state',
      'declineReason',
      'decidedAt',
      'createdAt',
      'updatedAt',
    ],
    deletesRows: true,
  },
  // The certificate of an erased person shows no name.
  tree_certificate: {
    copied: ['orderId', 'number', 'display', 'batchId', 'createdAt'],
    erased: { display: 'hidden' },
    kept: ['number'],
  },
  webhook_event: { rewritten: ['payload'], kept: ['id', 'type', 'paymentKey', 'checkoutId', 'error'] },
  upload: { deletesRows: true },
  admin_note: { deletesRows: true },
  login_code: { deletesRows: true },
  begun_checkout: {
    copied: ['email', 'customerName', 'market', 'currency', 'createdAt', 'closedAt'],
    deletesRows: true,
  },
  session: { deletesRows: true },
  idempotency_key: { deletesRows: true },
  event: { erased: { dataEncrypted: null }, kept: ['publicId', 'data'] },
  webhook_delivery: { rewritten: ['attempts'] },
  ...KEPT_DATA,
} as const satisfies { [Table in keyof Tables]: Rule<Table> };
