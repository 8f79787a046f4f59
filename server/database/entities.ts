/** The explicit list of entities, which defines the schema. */

import { AffiliateEntity } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { ClaimEntity } from '#server/modules/affiliate/claim/claim.entity.ts';
import { CommissionEntity } from '#server/modules/affiliate/commission/commission.entity.ts';
import { PayoutLineEntity, PayoutRunEntity } from '#server/modules/affiliate/payout/payout.entity.ts';
import { ClickEntity } from '#server/modules/affiliate/referral/click.entity.ts';
import { ApiTokenEntity } from '#server/modules/integration/api-token/api-token.entity.ts';
import { EventEntity } from '#server/modules/integration/event/event.entity.ts';
import { WebhookDeliveryEntity } from '#server/modules/integration/webhook/webhook-delivery.entity.ts';
import { WebhookEndpointEntity } from '#server/modules/integration/webhook/webhook-endpoint.entity.ts';
import { AdminEntity } from '#server/modules/office/account/admin.entity.ts';
import { DemoMarkEntity } from '#server/modules/office/demo/demo-mark.entity.ts';
import { LaunchRecordEntity } from '#server/modules/office/launch/launch-record.entity.ts';
import { NoteEntity } from '#server/modules/office/note/note.entity.ts';
import { SavedViewEntity } from '#server/modules/office/saved-view/saved-view.entity.ts';
import { ProjectEntity, ProjectEventEntity } from '#server/modules/project/project/project.entity.ts';
import {
  ProjectDesignEntity,
  ProjectFileEntity,
  ProjectMessageEntity,
  ProjectMessageFileEntity,
} from '#server/modules/project/project/project-page.entity.ts';
import { ReviewEntity } from '#server/modules/project/review/review.entity.ts';
import { CertificateEntity, PlantingBatchEntity } from '#server/modules/project/tree/certificate.entity.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { LedgerEntryEntity } from '#server/modules/sale/ledger/ledger.entity.ts';
import { UploadEntity } from '#server/modules/sale/logo/upload.entity.ts';
import { OrderEntity, OrderEventEntity } from '#server/modules/sale/order/order.entity.ts';
import { WebhookEventEntity } from '#server/modules/sale/payment/webhook-event.entity.ts';
import {
  BegunCheckoutEntity,
  EmailObjectionEntity,
} from '#server/modules/sale/recovery/begun-checkout.entity.ts';
import { ContactEntity } from '#server/modules/site/contact/contact.entity.ts';
import { AuditEntity } from '#server/platform/audit/audit.entity.ts';
import { LoginCodeEntity } from '../auth/one-time-code.entity.ts';
import { SessionEntity } from '../auth/session.entity.ts';
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
