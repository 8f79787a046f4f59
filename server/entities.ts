/** The explicit list of entities, which defines the schema. */
import { SessionEntity } from './auth/session.entity.ts';
import { AdminEntity, NoteEntity, SavedViewEntity } from './features/admin/admin.entity.ts';
import { AffiliateEntity, ClaimEntity, LoginCodeEntity } from './features/affiliate/affiliate.entity.ts';
import { AuditEntity } from './features/audit/audit.entity.ts';
import { CommissionEntity } from './features/commission/commission.entity.ts';
import { ConfirmationEntity } from './features/confirmation/confirmation.entity.ts';
import { ContactEntity } from './features/contact/contact.entity.ts';
import { DemoMarkEntity } from './features/demo/demo-mark.entity.ts';
import { UploadEntity } from './features/logo/upload.entity.ts';
import { OrderEntity, OrderEventEntity } from './features/order/order.entity.ts';
import { WebhookEventEntity } from './features/payment/webhook-event.entity.ts';
import { LedgerEntryEntity, PayoutLineEntity, PayoutRunEntity } from './features/payout/payout.entity.ts';
import { ClickEntity } from './features/referral/click.entity.ts';
import { CounterEntity } from './platform/counter.entity.ts';
import { EmailMessageEntity } from './platform/email/message.entity.ts';
import { IdempotencyEntity } from './platform/idempotency.entity.ts';

export const entities = [
  SessionEntity,
  AdminEntity,
  SavedViewEntity,
  NoteEntity,
  AffiliateEntity,
  LoginCodeEntity,
  ClaimEntity,
  ClickEntity,
  ContactEntity,
  OrderEntity,
  OrderEventEntity,
  ConfirmationEntity,
  UploadEntity,
  CommissionEntity,
  PayoutRunEntity,
  PayoutLineEntity,
  LedgerEntryEntity,
  WebhookEventEntity,
  IdempotencyEntity,
  CounterEntity,
  EmailMessageEntity,
  AuditEntity,
  DemoMarkEntity,
];
