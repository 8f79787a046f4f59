import { defineTables } from '#server/database/define-tables.ts';
import { ERASED_NAME } from '#src/domain/shared/erasure.rules.ts';
import {
  ProjectDesignEntity,
  ProjectEntity,
  ProjectEventEntity,
  ProjectFileEntity,
  ProjectMessageEntity,
  ProjectMessageFileEntity,
} from './project/project.entity.ts';
import { ReviewEntity } from './review/review.entity.ts';
import { CertificateEntity, PlantingBatchEntity } from './tree/certificate.entity.ts';

export const projectTables = defineTables(
  [
    ProjectEntity,
    ProjectEventEntity,
    ProjectFileEntity,
    ProjectDesignEntity,
    ProjectMessageEntity,
    ProjectMessageFileEntity,
    ReviewEntity,
    PlantingBatchEntity,
    CertificateEntity,
  ],
  {
    rights: {
      project: 'change',
      project_event: 'change',
      project_file: 'delete',
      project_design: 'delete',
      project_message: 'change',
      project_message_file: 'delete',
      review: 'delete',
      planting_batch: 'delete',
      tree_certificate: 'change',
    },
    references: {
      'project.chosen_design_id': 'project_design',
      'project.order_id': 'customer_order',
      'project_design.event_id': 'project_event',
      'project_design.file_id': 'project_file',
      'project_design.project_id': 'project',
      'project_event.project_id': 'project',
      'project_file.project_id': 'project',
      'project_message.event_id': 'project_event',
      'project_message.project_id': 'project',
      'project_message_file.file_id': 'project_file',
      'project_message_file.message_id': 'project_message',
      'review.order_id': 'customer_order',
      'tree_certificate.batch_id': 'planting_batch',
      'tree_certificate.order_id': 'customer_order',
    },
    personalData: {
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
      project_file: {
        copied: ['projectId', 'purpose', 'uploadedBy', 'name', 'mediaType', 'sizeBytes', 'createdAt'],
        deletesRows: true,
      },
      project_design: {
        copied: ['projectId', 'round', 'position', 'title', 'note', 'kind', 'link', 'createdAt'],
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
      planting_batch: {
        kept: [
          'plantedOn',
          'place',
          'partner',
          'partnerReference',
          'evidenceFile',
          'evidenceType',
          'createdBy',
        ],
      },
      // The certificate of an erased person shows no name.
      tree_certificate: {
        copied: ['orderId', 'number', 'display', 'batchId', 'createdAt'],
        erased: { display: 'hidden' },
        kept: ['number'],
      },
    },
  },
);
