/** Designs and messages of a project in the admin area. */
import { z } from 'zod';
import { line, optional, paragraph, positiveId } from '#src/domain/shared/text.schema.ts';
import {
  designView,
  FILES_PER_MESSAGE,
  FILES_TOO_MANY,
  MESSAGE_MAX,
  messageView,
} from './customer-page.schema.ts';
import { isWebAddress, withHttps } from './project.schema.ts';

export const DESIGN_TITLE_MAX = 120;
export const DESIGN_NOTE_MAX = 1000;
export const DESIGN_LINK_MAX = 1000;
/** Designs that are not sent yet. */
export const DRAFTS_MAX = 12;
const LINK_MESSAGE = 'Enter the address of the design, for example https://www.figma.com/proto/…';
const TITLE_MESSAGE = 'Give the design a title.';

export const projectDesignsInput = z.object({ projectId: positiveId() });
export const designInput = z
  .object({
    projectId: positiveId(),
    /** Null: a new one. */
    id: positiveId().nullable(),
    title: line(DESIGN_TITLE_MAX, TITLE_MESSAGE).min(1, TITLE_MESSAGE),
    note: optional(paragraph(DESIGN_NOTE_MAX)),
    fileId: positiveId().nullable(),
    /** Of a video or a prototype elsewhere. */
    link: optional(
      line(DESIGN_LINK_MAX, LINK_MESSAGE)
        .transform(withHttps)
        .refine((value) => value === '' || isWebAddress(value), LINK_MESSAGE),
    ),
  })
  .refine(({ fileId, link }) => (fileId === null) !== (link === null), {
    error: 'A design is either a file or a link.',
    path: ['link'],
  });
export type DesignInput = z.output<typeof designInput>;
export const designRef = z.object({ projectId: positiveId(), id: positiveId() });
export const designMoveInput = designRef.extend({ by: z.union([z.literal(-1), z.literal(1)]) });

export const staffDesignsView = z.object({
  /** Not sent yet, in their order. */
  drafts: z.array(designView),
  /** Newest round first. */
  sent: z.array(designView),
});
export type StaffDesignsView = z.output<typeof staffDesignsView>;

const text = paragraph(MESSAGE_MAX, 'Write a few words.').min(1, 'Write a few words.');
export const staffMessageInput = z.object({
  projectId: positiveId(),
  text,
  fileIds: z.array(positiveId()).max(FILES_PER_MESSAGE, FILES_TOO_MANY).default([]),
});
export const messagePreviewInput = z.object({ projectId: positiveId(), text: paragraph(MESSAGE_MAX) });
export const projectMessagesView = z.array(messageView);
