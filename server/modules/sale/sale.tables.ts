import { defineTables } from '#server/database/define-tables.ts';
import { confirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { ERASED_NAME } from '#src/domain/shared/erasure.rules.ts';
import { ConfirmationEntity, UploadEntity } from './confirmation/confirmation.entity.ts';
import { LedgerEntryEntity } from './ledger/ledger.entity.ts';
import { OrderEntity, OrderEventEntity } from './order/order.entity.ts';
import { PaymentEventEntity } from './payment/payment-event.entity.ts';
import { BegunCheckoutEntity, EmailObjectionEntity } from './recovery/begun-checkout.entity.ts';

export const saleTables = defineTables(
  [
    OrderEntity,
    OrderEventEntity,
    ConfirmationEntity,
    UploadEntity,
    LedgerEntryEntity,
    PaymentEventEntity,
    BegunCheckoutEntity,
    EmailObjectionEntity,
  ],
  {
    rights: {
      customer_order: 'change',
      order_event: 'change',
      order_confirmation: 'change',
      upload: 'delete',
      ledger_entry: 'append',
      webhook_event: 'change',
      begun_checkout: 'delete',
      email_objection: 'append',
    },
    references: {
      'ledger_entry.order_id': 'customer_order',
      'mail_message.order_id': 'customer_order',
      'order_confirmation.order_id': 'customer_order',
      'order_event.order_id': 'customer_order',
      'upload.confirmation_id': 'order_confirmation',
    },
    personalData: {
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
      // Free text that may contain a name.
      order_event: { erased: { reason: null }, kept: ['actor'] },
      order_confirmation: {
        copied: confirmationView.keyof().options,
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
      upload: { deletesRows: true },
      ledger_entry: { kept: ['transferId', 'kind', 'account'] },
      webhook_event: { rewritten: ['payload'], kept: ['id', 'type', 'paymentKey', 'checkoutId', 'error'] },
      begun_checkout: {
        copied: ['email', 'customerName', 'market', 'currency', 'createdAt', 'closedAt'],
        deletesRows: true,
      },
      email_objection: { kept: ['emailHash'] },
    },
  },
);
