import { z } from 'zod';
import { NOTE_KINDS } from '#src/domain/records.ts';
import { paragraph, positiveId } from '#src/domain/shared/text.schema.ts';

const subject = { kind: z.enum(NOTE_KINDS), id: positiveId() };
export const NOTE_MAX = 2000;
export const NOTE_MISSING = 'Write a note first.';
export const noteListInput = z.object(subject);
export const noteAddInput = z.object({
  ...subject,
  body: paragraph(NOTE_MAX, NOTE_MISSING).min(1, NOTE_MISSING),
});
export const noteView = z.object({
  id: z.number(),
  body: z.string(),
  author: z.string(),
  createdAt: z.date(),
});
