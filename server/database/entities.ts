/** The explicit list of entities, which defines the schema. */

import { LoginCodeEntity } from '../auth/one-time-code.entity.ts';
import { SessionEntity } from '../auth/session.entity.ts';
import { AdminEntity } from '../features/admin-account/admin.entity.ts';
import { AffiliateEntity } from '../features/affiliate/affiliate.entity.ts';
import { ApiTokenEntity } from '../features/api-token/api-token.entity.ts';
import { AuditEntity } from '../features/audit/audit.entity.ts';
import { ClaimEntity } from '../features/claim/claim.entity.ts';
import { CommissionEntity } from '../features/commission/commission.entity.ts';
import { ConfirmationEntity } from '../features/confirmation/confirmation.entity.ts';
import { ContactEntity } from '../features/contact/contact.entity.ts';
import { DemoMarkEntity } from '../features/demo/demo-mark.entity.ts';
import { EventEntity } from '../features/event/event.entity.ts';
import { LaunchRecordEntity } from '../features/launch/launch-record.entity.ts';
import { LedgerEntryEntity } from '../features/ledger/ledger.entity.ts';
import { UploadEntity } from '../features/logo/upload.entity.ts';
import { NoteEntity } from '../features/note/note.entity.ts';
import { OrderEntity, OrderEventEntity } from '../features/order/order.entity.ts';
import { WebhookEventEntity } from '../features/payment/webhook-event.entity.ts';
import { PayoutLineEntity, PayoutRunEntity } from '../features/payout/payout.entity.ts';
import { ProjectEntity, ProjectEventEntity } from '../features/project/project.entity.ts';
import {
  ProjectDesignEntity,
  ProjectFileEntity,
  ProjectMessageEntity,
  ProjectMessageFileEntity,
} from '../features/project/project-page.entity.ts';
import { BegunCheckoutEntity, EmailObjectionEntity } from '../features/recovery/begun-checkout.entity.ts';
import { ClickEntity } from '../features/referral/click.entity.ts';
import { ReviewEntity } from '../features/review/review.entity.ts';
import { SavedViewEntity } from '../features/saved-view/saved-view.entity.ts';
import { CertificateEntity, PlantingBatchEntity } from '../features/tree/certificate.entity.ts';
import { WebhookDeliveryEntity } from '../features/webhook/webhook-delivery.entity.ts';
import { WebhookEndpointEntity } from '../features/webhook/webhook-endpoint.entity.ts';
import { EmailMessageEntity } from '../platform/email/message.entity.ts';
import { IdempotencyEntity } from '../platform/idempotency/idempotency.entity.ts';
import { CounterEntity } from '../platform/limits/counter.entity.ts';

export const entities = [
  SessionEntity,
  AdminEntity,
  ApiTokenEntity,
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
  ProjectEntity,
  ProjectEventEntity,
  ProjectFileEntity,
  ProjectDesignEntity,
  ProjectMessageEntity,
  ProjectMessageFileEntity,
  ReviewEntity,
  PlantingBatchEntity,
  CertificateEntity,
  CommissionEntity,
  PayoutRunEntity,
  PayoutLineEntity,
  LedgerEntryEntity,
  WebhookEventEntity,
  BegunCheckoutEntity,
  EmailObjectionEntity,
  EventEntity,
  WebhookEndpointEntity,
  WebhookDeliveryEntity,
  IdempotencyEntity,
  CounterEntity,
  EmailMessageEntity,
  AuditEntity,
  DemoMarkEntity,
  LaunchRecordEntity,
];
