import { ageText, MINUTE_MS } from '#src/domain/shared/dates.ts';
import { PROJECT_STAGES, type ProjectStage } from '#src/domain/shared/project-stages.ts';
import type { CustomerPageView } from '../customer-page/customer-page.schema.ts';
import type { ProjectEventKind } from './project.rules.ts';
import type { ProjectView } from './project.schema.ts';
import type { DuePart, ProjectClock } from './project-clock.rules.ts';

export const PROJECT_STAGE_LABELS: Record<ProjectStage, string> = {
  awaiting_form: 'Waiting for form',
  designing: 'Designing',
  choosing: 'Choosing',
  building: 'Building',
  reviewing: 'In review',
  live: 'Live',
  closed: 'Closed',
};

/** Work that nobody has started is not called designing. */
export const stageLabel = ({ stage, isToStart }: Pick<ProjectView, 'stage' | 'isToStart'>): string =>
  isToStart ? 'To design' : PROJECT_STAGE_LABELS[stage];

export const EVENT_LABELS: Record<ProjectEventKind, string> = {
  opened: 'Project opened',
  form_submitted: 'Form received',
  designs_sent: 'Designs sent',
  changes_requested: 'Changes requested',
  design_chosen: 'Design chosen',
  review_ready: 'Ready for review',
  approved: 'Website approved',
  went_live: 'Website live',
  reopened: 'Reopened',
  closed: 'Closed with the order',
  restored: 'Restored with the order',
  undone: 'Latest change undone',
};

export const PART_LABELS: Record<DuePart, string> = {
  form_link: 'Send the form link',
  form: 'Order form',
  designs: 'Designs',
  choice: 'Choice of a design',
  website: 'Website',
  approval: 'Approval of the website',
  launch: 'Launch',
};

/** `5 h 12 min`, `40 h`, `12 min`: whole minutes. */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** Null on the customer's turn. */
export function timeLeftText(
  { due, isLate }: Pick<ProjectClock, 'due' | 'isLate'>,
  now: Date = new Date(),
): string | null {
  if (!due?.at || due.leftMs === null) return null;
  if (isLate) return `${ageText(due.at, now)} late`;
  return `${durationText(Math.max(0, due.leftMs))}${due.isWorkingTime ? ' of working time' : ''} left`;
}

const STAGE_LINE = PROJECT_STAGES.filter((stage) => stage !== 'closed');

/** `From the customer, for 50 days`: whose turn it is while the clock is stopped. */
export function waitText(
  { due, waitingSince }: Pick<ProjectView, 'due' | 'waitingSince'>,
  now: Date = new Date(),
): string {
  const from = due?.from === 'shop' ? 'From us' : 'From the customer';
  return waitingSince ? `${from}, for ${ageText(waitingSince, now)}` : from;
}

type StageStep = {
  stage: (typeof STAGE_LINE)[number];
  state: 'done' | 'current' | 'upcoming';
  /** When it was entered; of a finished one, when the next one was. */
  at: Date | null;
  /** When the shop has promised it. */
  expectedAt: Date | null;
};

/** A closed project shows the stages that it reached. */
export function stageSteps({
  stage,
  stageTimes,
  due,
}: Pick<CustomerPageView, 'stage' | 'stageTimes' | 'due'>): StageStep[] {
  const current = STAGE_LINE.findIndex((step) => step === stage);
  return STAGE_LINE.map((step, index) => {
    const at = stageTimes[step] ?? null;
    const isReached = current === -1 ? at !== null : index <= current;
    const next = STAGE_LINE[index + 1];
    const endedAt = index !== current && next ? stageTimes[next] : null;
    return {
      stage: step,
      state: index === current ? 'current' : isReached ? 'done' : 'upcoming',
      at: isReached ? (endedAt ?? at) : null,
      expectedAt: current !== -1 && index === current + 1 ? (due?.at ?? null) : null,
    };
  });
}

/** Accounts of a role, programs and the system sign as the shop. */
const NO_PERSON =
  /^(?:admin|administrator|demo|hello|info|manager|office|owner|root|sales|shop|staff|studio|support|system|team|test|user|via|webmaster)$/;

/** `maya.okafor` as `Maya`. Null for a name that is no person's, and for an email address. */
export function staffFirstName(accountName: string): string | null {
  const [, name] = /^(\p{L}{2,})(?:[._-][^\s@]*)?$/u.exec(accountName.trim().toLowerCase()) ?? [];
  return name && !NO_PERSON.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}
