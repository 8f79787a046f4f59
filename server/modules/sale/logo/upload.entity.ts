import { defineEntity, p, timestamp } from '#server/platform/database/base.entity.ts';

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
