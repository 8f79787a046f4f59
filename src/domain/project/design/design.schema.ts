import { z } from 'zod';
import { line, optional, paragraph, positiveId } from '#src/domain/shared/text.schema.ts';
import { projectFileView } from '../file/project-file.schema.ts';
import { isWebAddress, withHttps } from '../project/project.schema.ts';

export const DESIGN_KINDS = ['image', 'pdf', 'link'] as const;
export const designView = z.object({
  id: z.number(),
  /** 1 for the first designs; one more after each round of changes while choosing. */
  round: z.number(),
  /** 1, 2, 3: in the order in which staff placed them. */
  position: z.number(),
  title: z.string(),
  note: z.string().nullable(),
  kind: z.enum(DESIGN_KINDS),
  /** Null for a link. */
  file: projectFileView.nullable(),
  link: z.string().nullable(),
  isChosen: z.boolean(),
});
export type DesignView = z.output<typeof designView>;

export const DESIGN_TITLE_MAX = 120;
export const DESIGN_NOTE_MAX = 1000;
export const DESIGN_LINK_MAX = 1000;
export const DRAFTS_MAX = 12;
const DESIGN_LINK_MESSAGE = 'Enter the address of the design, for example https://www.figma.com/proto/…';
const TITLE_MESSAGE = 'Give the design a title.';

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
      line(DESIGN_LINK_MAX, DESIGN_LINK_MESSAGE)
        .transform(withHttps)
        .refine((value) => value === '' || isWebAddress(value), DESIGN_LINK_MESSAGE),
    ),
  })
  .refine(({ fileId, link }) => (fileId === null) !== (link === null), {
    error: 'A design is either a file or a link.',
    path: ['link'],
  });
export type DesignInput = z.output<typeof designInput>;
export const designRef = z.object({ projectId: positiveId(), id: positiveId() });
export const designMoveInput = designRef.extend({ by: z.union([z.literal(-1), z.literal(1)]) });
