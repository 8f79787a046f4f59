import { z } from 'zod';
import { bulkOf, listInput, period, sortParam } from '#src/domain/shared/list.schema.ts';
import { day, line, oneOf, optional, positiveId, wholeNumber } from '#src/domain/shared/text.schema.ts';
import { CERTIFICATE_STATUSES, NAME_DISPLAYS } from './certificate.rules.ts';

export const PLACE_MAX = 120;
export const REFERENCE_MAX = 120;
export const BATCH_TREES_MAX = 1000;
export const EVIDENCE_BYTES_MAX = 10 * 1024 * 1024;
export const EVIDENCE_ACCEPT = 'image/jpeg,image/png,application/pdf';

export const EVIDENCE_MESSAGES = {
  missing: 'Choose a file: a JPEG or PNG picture, or a PDF.',
  type: 'This file is not a JPEG or PNG picture or a PDF. Save it as one of these and upload it again.',
  size: 'The file is larger than 10 MB. Upload a smaller one.',
  complexity: 'This picture can’t be read. Save it again, for example as a JPEG, and upload that.',
} as const;
export const PLANTED_IN_FUTURE = 'This day is in the future. Enter the day on which the trees were planted.';

/** What everybody with the number can see. */
const certificateView = z.object({
  number: z.string(),
  status: z.enum(CERTIFICATE_STATUSES),
  /** As the customer chose; null shows none. */
  name: z.string().nullable(),
  /** When the website went live: `2026-11-20`. */
  issuedOn: z.string(),
  /** `2026-11-20`; null while the tree is reserved. */
  plantedOn: z.string().nullable(),
  place: z.string().nullable(),
  partner: z.string(),
  /** BCP 47 tag of the order. */
  lang: z.string(),
});
export type CertificateView = z.output<typeof certificateView>;

export const ownCertificateView = certificateView.extend({
  display: z.enum(NAME_DISPLAYS),
  url: z.string(),
  pdfUrl: z.string(),
});
export type OwnCertificateView = z.output<typeof ownCertificateView>;
export const nameDisplay = oneOf(NAME_DISPLAYS);

/** What a webhook receives about a planted tree. */
export const certificateEventView = certificateView.extend({
  id: z.number(),
  orderId: z.number(),
  batchId: z.number(),
  createdAt: z.date(),
});

export const certificateAdminView = certificateView
  .omit({ issuedOn: true, partner: true, lang: true })
  .extend({
    id: z.number(),
    orderId: z.number(),
    customerName: z.string(),
    display: z.enum(NAME_DISPLAYS),
    batchId: z.number().nullable(),
    /** Of its planting. */
    hasEvidence: z.boolean(),
    /** Not shown to anybody: the order was cancelled, or the launch was undone. */
    isWithdrawn: z.boolean(),
    /** Staff can still take it out of its batch. */
    canUndo: z.boolean(),
    createdAt: z.date(),
  });
export type CertificateAdminView = z.output<typeof certificateAdminView>;

const CERTIFICATE_FILTERS = [...CERTIFICATE_STATUSES, 'withdrawn'] as const;
export const certificateListInput = listInput.extend({
  status: oneOf(CERTIFICATE_FILTERS).optional(),
  batchId: positiveId().optional(),
  ...period,
  sort: sortParam(['createdAt', 'customer']),
});
export type CertificateListInput = z.output<typeof certificateListInput>;

export const batchView = z.object({
  id: z.number(),
  plantedOn: z.string(),
  place: z.string(),
  /** The planting partner at that time. */
  partner: z.string(),
  partnerReference: z.string().nullable(),
  trees: z.number(),
  evidence: z.object({ name: z.string(), sizeBytes: z.number() }).nullable(),
  createdBy: z.string(),
  createdAt: z.date(),
});
export type BatchView = z.output<typeof batchView>;

export const plantingView = z.object({
  planted: z.number(),
  reserved: z.number(),
  /** Newest planting first. */
  batches: z.array(batchView),
});
export type PlantingView = z.output<typeof plantingView>;

const batchFields = {
  plantedOn: day('Enter the day on which the trees were planted.'),
  place: line(PLACE_MAX, 'Enter where the trees were planted.').min(1, 'Enter where the trees were planted.'),
  partnerReference: optional(line(REFERENCE_MAX)),
};
export const addBatchInput = z.object({
  ...batchFields,
  /** How many reserved certificates it takes, oldest first. */
  trees: wholeNumber(0, BATCH_TREES_MAX, `Enter a number from 0 to ${BATCH_TREES_MAX}.`).default(0),
});
export type AddBatchInput = z.output<typeof addBatchInput>;
export const changeBatchInput = z.object({ id: positiveId(), ...batchFields });
export type ChangeBatchInput = z.output<typeof changeBatchInput>;

export const plantInput = z.object({ batchId: positiveId(), ids: bulkOf(positiveId()) });
export const unplantInput = z.object({ ids: bulkOf(positiveId()) });
