import { z } from 'zod';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { listInput, sortParam } from '#src/domain/shared/list.schema.ts';
import { PROJECT_STAGES } from '#src/domain/shared/project-stages.ts';
import { line, oneOf, optional, paragraph, positiveId } from '#src/domain/shared/text.schema.ts';
import { PROJECT_ACTORS, PROJECT_EVENT_KINDS, STAFF_CHANGES } from './project.rules.ts';
import { MEASURED_STAGES } from './stage-durations.rules.ts';

export const PROJECT_NOTE_MAX = 1000;
export const SITE_URL_MAX = 255;
export const SITE_URL_MESSAGE = 'Enter the address of the website, for example https://hollowbakery.example.';

export const DESIGN_MESSAGE = 'Choose the design that the customer wants.';
export const LIVE_REASON_MESSAGE =
  'Say in the note why the website is live although its address doesn’t respond.';

export const isWebAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && !username && !password && hostname.includes('.');
};
/** `hollowbakery.example` is accepted, and means https. */
export const withHttps = (value: string): string =>
  value && !/^[a-z]+:/i.test(value) ? `https://${value}` : value;
const writtenUrl = line(SITE_URL_MAX, SITE_URL_MESSAGE).transform(withHttps);
const siteUrl = writtenUrl.refine((value) => value === '' || isWebAddress(value), SITE_URL_MESSAGE);

const DUE_PARTS = ['form_link', 'form', 'designs', 'choice', 'website', 'approval', 'launch'] as const;
const DUE_FROM = ['customer', 'shop'] as const;

export const projectListInput = listInput.extend({
  /** `open`: neither live nor closed. */
  stage: z.enum([...PROJECT_STAGES, 'open'], { error: 'Choose one of the stages of a project.' }).optional(),
  turn: oneOf(DUE_FROM).optional(),
  late: z.enum(['yes']).optional(),
  /** The customer wrote and waits for an answer, or for a round of changes. */
  message: z.enum(['open']).optional(),
  assignee: z.enum(['me', 'nobody'], { error: 'Choose yours, or those of nobody.' }).optional(),
  /** By due time; projects without one come last. */
  sort: sortParam(['due', 'createdAt', 'customer']).default('due'),
});
export type ProjectListInput = z.output<typeof projectListInput>;
/** What the address of the screen keeps. */
export const projectScreenInput = projectListInput.extend({ view: z.enum(['board']).optional() });

/** Null when nothing is left to do. */
export const dueView = z
  .object({
    part: z.enum(DUE_PARTS),
    from: z.enum(DUE_FROM),
    /** Null while the customer's answer is awaited: the clock is paused. */
    at: z.date().nullable(),
    /** Milliseconds, elapsed for designs and of working time for the rest; negative when late. */
    leftMs: z.number().nullable(),
    isWorkingTime: z.boolean(),
  })
  .nullable();

/** An admin account. */
export const assigneeView = z.object({ id: z.number(), username: z.string() });
export type Assignee = z.output<typeof assigneeView>;

export const projectView = z.object({
  id: z.number(),
  orderId: z.number(),
  customerName: z.string(),
  stage: z.enum(PROJECT_STAGES),
  /** In the stage `designing`, before anybody has started: the form is still pending. */
  isToStart: z.boolean(),
  due: dueView,
  /** When the wait for the customer, or for the form link, began; null while the clock runs. */
  waitingSince: z.date().nullable(),
  isLate: z.boolean(),
  siteUrl: z.string().nullable(),
  assignee: assigneeView.nullable(),
  changedAt: z.date(),
  createdAt: z.date(),
});
export type ProjectView = z.output<typeof projectView>;

/** Null until one is chosen, and if the designs were sent some other way. */
const chosenDesign = z.object({ id: z.number(), title: z.string(), round: z.number() }).nullable();
export type ChosenDesign = NonNullable<z.output<typeof chosenDesign>>;

/** What programs learn when the stage of a project has changed. */
export const projectChangeView = projectView.extend({
  previousStage: z.enum(PROJECT_STAGES),
  change: z.enum(PROJECT_EVENT_KINDS),
  chosenDesign,
});

export const projectEventView = z.object({
  id: z.number(),
  kind: z.enum(PROJECT_EVENT_KINDS),
  actorKind: z.enum(PROJECT_ACTORS),
  actorName: z.string(),
  note: z.string().nullable(),
  createdAt: z.date(),
});

export const projectDetailView = projectView.extend({
  /** Newest first. */
  events: z.array(projectEventView),
  /** When each stage was last entered. */
  stageTimes: z.partialRecord(z.enum(PROJECT_STAGES), z.date()),
  chosenDesign,
  /** What staff can do next. */
  changes: z.array(z.enum(STAFF_CHANGES)),
  undoableEventId: z.number().nullable(),
  /** Raised when staff end the links that were sent so far. */
  linkVersion: z.number(),
});
export type ProjectDetailView = z.output<typeof projectDetailView>;

export const revokeLinkInput = z.object({ id: positiveId(), linkVersion: positiveId() });
export const projectOfOrderInput = z.object({ orderId: positiveId() });

export const projectChangeInput = z.object({
  id: positiveId(),
  change: oneOf(STAFF_CHANGES),
  /** The latest event that the caller saw; if there is a newer one, the change is rejected. */
  lastEventId: positiveId(),
  /** For staff. */
  note: optional(paragraph(PROJECT_NOTE_MAX)),
  /** For the customer, in the email about the change, if it sends one. */
  customerNote: optional(paragraph(PROJECT_NOTE_MAX)),
  /** Required where the customer looks at the website: for its review, and live. */
  siteUrl: optional(siteUrl),
  /** Required with a choice among designs that were sent from here. */
  designId: positiveId(DESIGN_MESSAGE).nullable().default(null),
  /** Goes live although the address did not answer; the note says why. */
  liveAnyway: z.boolean().default(false),
});
export type ProjectChangeInput = z.output<typeof projectChangeInput>;

/** The email of a change or message, while staff are writing. */
export const projectEmailInput = z.object({
  id: positiveId(),
  change: oneOf([...STAFF_CHANGES, 'message']),
  customerNote: optional(paragraph(TEXT_MAX.message)),
  siteUrl: optional(writtenUrl.transform((value) => (isWebAddress(value) ? value : ''))),
});
export type ProjectEmailInput = z.output<typeof projectEmailInput>;
export const projectEmailPreview = z.object({ to: z.string(), subject: z.string(), html: z.string() });
export type ProjectEmailPreview = z.output<typeof projectEmailPreview>;

/** Projects in one column of the board. */
export const BOARD_COLUMN_MAX = 50;
export const projectBoardInput = projectListInput.pick({
  q: true,
  turn: true,
  late: true,
  message: true,
  assignee: true,
});
export type ProjectBoardInput = z.output<typeof projectBoardInput>;
export const projectBoardView = z.array(
  z.object({
    stage: z.enum(PROJECT_STAGES),
    items: z.array(projectView),
    /** The column shows the first ones. */
    total: z.number(),
  }),
);
export type ProjectBoard = z.output<typeof projectBoardView>;

export const projectAssignInput = z.object({
  id: positiveId(),
  /** Null: nobody has it. */
  adminId: z.union([z.literal('me'), positiveId('Choose one of the accounts.')]).nullable(),
});

export const stageDurationsView = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(MEASURED_STAGES),
      months: z.array(
        z.object({
          /** `2026-11`, by UTC. */
          month: z.string(),
          count: z.number(),
          /** Hours; null in a month without a finished stay. */
          median: z.number().nullable(),
          p95: z.number().nullable(),
        }),
      ),
    }),
  ),
  /** Average hours to the designs, measured over the last 90 days; null with too few projects. */
  designHours: z.number().nullable(),
});
export type StageDurations = z.output<typeof stageDurationsView>;

export const projectUndoInput = z.object({ id: positiveId(), eventId: positiveId() });
