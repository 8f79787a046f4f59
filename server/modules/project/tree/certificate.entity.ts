import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { NAME_DISPLAYS } from '#src/domain/project/tree/certificate.rules.ts';

/** Reserved until it belongs to a planting batch. */
export const CertificateEntity = defineEntity({
  name: 'TreeCertificate',
  tableName: 'tree_certificate',
  properties: {
    id: p.serialId(),
    orderId: p.integer(),
    number: p.string().length(14),
    display: p.enum([...NAME_DISPLAYS]),
    batchId: p.integer().nullable(),
    /** When it was put into its batch: staff can undo that for a few minutes. */
    assignedAt: p.timestamp().nullable(),
    /** Set while it is not valid: the order was cancelled, or the launch was undone. */
    withdrawnAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  uniques: [{ properties: ['orderId'] }, { properties: ['number'] }],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['batchId'] },
    // Partial: the trees that the next batch takes, oldest first.
    ddl.index(
      'tree_certificate_waiting',
      '"tree_certificate" ("id") where batch_id is null and withdrawn_at is null',
    ),
  ],
  checks: ddl.checks({
    tree_certificate_number_check: `number ~ '^TREE-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$'`,
    tree_certificate_assigned_check: '(batch_id is null) = (assigned_at is null)',
    tree_certificate_planted_check: 'batch_id is null or withdrawn_at is null',
  }),
});
export type CertificateRow = InferEntity<typeof CertificateEntity>;

/** Trees that the planting partner put into the ground on one day, in one place. */
export const PlantingBatchEntity = defineEntity({
  name: 'PlantingBatch',
  tableName: 'planting_batch',
  properties: {
    id: p.serialId(),
    plantedOn: p.string().length(10),
    place: p.string().length(120),
    /** The planting partner when the batch was recorded. */
    partner: p.string().length(120),
    partnerReference: p.string().length(120).nullable(),
    /** A picture or PDF of the partner. The server names it; the sender's name is not kept. */
    evidenceFile: p.string().length(40).nullable(),
    evidenceType: p.string().length(40).nullable(),
    evidenceBytes: p.integer().nullable(),
    createdBy: p.string().length(120),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['plantedOn', 'id'] }],
  checks: ddl.checks({
    planting_batch_planted_on_check: `planted_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`,
    planting_batch_evidence_check:
      '(evidence_file is null) = (evidence_type is null) and (evidence_file is null) = (evidence_bytes is null)',
  }),
});
export type PlantingBatchRow = InferEntity<typeof PlantingBatchEntity>;
