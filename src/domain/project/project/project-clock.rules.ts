/** What is due, from whom and when. Waiting for the customer does not count (decision 0034). */
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import {
  addWorkingMs,
  DESIGNS_MS,
  WEBSITE_WORKING_MS,
  WORKING_DAY_MS,
  type WorkingCalendar,
  workingMsBetween,
} from '#src/domain/shared/working-time.rules.ts';
import {
  applyEvent,
  effectiveEvents,
  type ProjectEvent,
  type ProjectState,
  projectState,
} from './project.rules.ts';
import type { ProjectView } from './project.schema.ts';

/** A change round of the website gives the shop at least one working day. */
export const ROUND_WORKING_MS = WORKING_DAY_MS;

export type ProjectClock = Pick<ProjectView, 'stage' | 'due' | 'isLate'>;
export type DuePart = NonNullable<ProjectClock['due']>['part'];

/** Time that the shop has for one promise, and the time used before `since`. */
type Timer = { isWorkingTime: boolean; allowedMs: number; usedMs: number; since: Date | null };

export const isShopsTurn = ({ stage, isApproved }: ProjectState): boolean =>
  stage === 'designing' || stage === 'building' || (stage === 'reviewing' && isApproved);

function passed(calendar: WorkingCalendar, timer: Timer, to: Date): number {
  if (!timer.since) return 0;
  return timer.isWorkingTime
    ? workingMsBetween(calendar, timer.since, to)
    : Math.max(0, to.getTime() - timer.since.getTime());
}

/** The timer after an event that gives the shop something to do; otherwise as it was. */
function granted(timer: Timer, kind: ProjectEvent['kind'], before: ProjectStage): Timer {
  if (kind === 'form_submitted' || (kind === 'changes_requested' && before === 'choosing'))
    return { isWorkingTime: false, allowedMs: DESIGNS_MS, usedMs: 0, since: null };
  if (kind === 'design_chosen')
    return { isWorkingTime: true, allowedMs: WEBSITE_WORKING_MS, usedMs: 0, since: null };
  if (kind !== 'changes_requested' && kind !== 'reopened') return timer;
  const usedMs = timer.isWorkingTime ? timer.usedMs : 0;
  const allowedMs = timer.isWorkingTime ? timer.allowedMs : 0;
  return {
    isWorkingTime: true,
    usedMs,
    allowedMs: Math.max(allowedMs, usedMs + ROUND_WORKING_MS),
    since: null,
  };
}

function timerOf(events: readonly ProjectEvent[], calendar: WorkingCalendar): Timer {
  let timer: Timer = { isWorkingTime: false, allowedMs: 0, usedMs: 0, since: null };
  let state = projectState([]);
  for (const { kind, createdAt: at } of effectiveEvents(events)) {
    const next = applyEvent(state, kind);
    const paused = { ...timer, usedMs: timer.usedMs + passed(calendar, timer, at), since: null };
    timer = { ...granted(paused, kind, state.stage), since: isShopsTurn(next) ? at : null };
    state = next;
  }
  return timer;
}

/** The shop waits for the customer; in `reviewing` until the website is approved. */
export const CUSTOMERS_STAGES = ['awaiting_form', 'choosing', 'reviewing'] as const;
const CUSTOMERS_PARTS: Partial<Record<ProjectStage, DuePart>> = {
  awaiting_form: 'form',
  choosing: 'choice',
  reviewing: 'approval',
} satisfies Record<(typeof CUSTOMERS_STAGES)[number], DuePart>;
const SHOPS_PARTS: Partial<Record<ProjectStage, DuePart>> = {
  designing: 'designs',
  building: 'website',
  reviewing: 'launch',
};

type Sent = { formSentAt: Date | null; customerEmail: string };
/**
 * The form waits for the customer once its link has been sent; until then it waits for staff.
 * Nothing can be expected of a customer whose data was erased.
 */
export function dueForStaff(due: ProjectClock['due'], order: Sent): ProjectClock['due'] {
  if (due?.from === 'customer' && isErasedAddress(order.customerEmail)) return null;
  return due?.part === 'form' && !order.formSentAt ? { ...due, part: 'form_link', from: 'shop' } : due;
}

export function projectClock(
  events: readonly ProjectEvent[],
  calendar: WorkingCalendar,
  now: Date,
): ProjectClock {
  const state = projectState(events);
  const { stage } = state;
  const shops = isShopsTurn(state) ? SHOPS_PARTS[stage] : undefined;
  if (!shops) {
    const part = CUSTOMERS_PARTS[stage];
    const due = part && { part, from: 'customer' as const, at: null, leftMs: null, isWorkingTime: false };
    return { stage, due: due ?? null, isLate: false };
  }
  const timer = timerOf(events, calendar);
  const since = timer.since ?? now;
  const left = timer.allowedMs - timer.usedMs;
  const at = timer.isWorkingTime
    ? addWorkingMs(calendar, since, left)
    : new Date(since.getTime() + Math.max(0, left));
  return {
    stage,
    due: {
      part: shops,
      from: 'shop',
      at,
      leftMs: left - passed(calendar, timer, now),
      isWorkingTime: timer.isWorkingTime,
    },
    isLate: now.getTime() > at.getTime(),
  };
}
