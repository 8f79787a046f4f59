import type { ConfirmationStatus } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { PROJECT_STAGES, type ProjectStage } from '#src/domain/shared/project-stages.ts';

/** No work is left: the list shows neither, unless it is asked for them. */
export const ENDED_STAGES = ['live', 'closed'] as const satisfies readonly ProjectStage[];

export const PROJECT_ACTORS = ['customer', 'staff', 'system'] as const;
export type ProjectActor = (typeof PROJECT_ACTORS)[number];

export const PROJECT_EVENT_KINDS = [
  'opened',
  'form_submitted',
  'designs_sent',
  'changes_requested',
  'design_chosen',
  'review_ready',
  'approved',
  'went_live',
  'reopened',
  'closed',
  'restored',
  /** Takes the latest change back, as if it had never been made. */
  'undone',
] as const;
export type ProjectEventKind = (typeof PROJECT_EVENT_KINDS)[number];

export type ProjectEvent = { kind: ProjectEventKind; actorKind: ProjectActor; createdAt: Date };

export type ProjectState = {
  stage: ProjectStage;
  /** The customer has approved the website that is in review. */
  isApproved: boolean;
  beforeClosing: ProjectState | null;
};

const OPENED: ProjectState = { stage: 'awaiting_form', isApproved: false, beforeClosing: null };

/** `to` is the stage after the change, unless that depends on the state before. */
type Change = { from: readonly ProjectStage[]; by: readonly ProjectActor[]; to?: ProjectStage };
/** Staff may do what the customer may: customers also answer by email or telephone. */
const BOTH: readonly ProjectActor[] = ['customer', 'staff'];
const CHANGES: Record<ProjectEventKind, Change> = {
  opened: { from: [], by: ['system'], to: 'awaiting_form' },
  form_submitted: { from: ['awaiting_form'], by: BOTH, to: 'designing' },
  designs_sent: { from: ['designing'], by: ['staff'], to: 'choosing' },
  changes_requested: { from: ['choosing', 'reviewing'], by: BOTH },
  design_chosen: { from: ['choosing'], by: BOTH, to: 'building' },
  review_ready: { from: ['building'], by: ['staff'], to: 'reviewing' },
  approved: { from: ['reviewing'], by: BOTH },
  went_live: { from: ['building', 'reviewing'], by: ['staff'], to: 'live' },
  reopened: { from: ['live'], by: ['staff'], to: 'building' },
  closed: { from: PROJECT_STAGES.filter((stage) => stage !== 'closed'), by: ['system'], to: 'closed' },
  restored: { from: ['closed'], by: ['system'] },
  undone: { from: PROJECT_STAGES.filter((stage) => stage !== 'closed'), by: ['staff'] },
};

export const isAllowed = (state: ProjectState, kind: ProjectEventKind, actor: ProjectActor): boolean =>
  CHANGES[kind].from.includes(state.stage) &&
  CHANGES[kind].by.includes(actor) &&
  !(kind === 'approved' && state.isApproved);

/** What staff choose from; other changes follow from the order, its form and the undo button. */
export const STAFF_CHANGES = [
  'designs_sent',
  'design_chosen',
  'review_ready',
  'approved',
  'went_live',
  'changes_requested',
  'reopened',
] as const satisfies readonly ProjectEventKind[];
export type StaffChange = (typeof STAFF_CHANGES)[number];

export const staffChanges = (state: ProjectState): StaffChange[] =>
  STAFF_CHANGES.filter((kind) => isAllowed(state, kind, 'staff'));

/** Changes that hand work over: the customer gets an email, and a change request is answered. */
const HANDED_OVER: readonly ProjectEventKind[] = ['designs_sent', 'review_ready', 'went_live'];
export const isEmailed = (kind: ProjectEventKind): boolean => HANDED_OVER.includes(kind);

/** Changes that say where the website is. */
const ADDRESSED: readonly ProjectEventKind[] = ['review_ready', 'went_live'];
export const namesAddress = (kind: ProjectEventKind): boolean => ADDRESSED.includes(kind);

/** Days without the customer's choice or approval after which they are reminded. */
export const ANSWER_REMINDER_DAYS = [2, 7] as const;

/** Does not check what is allowed: history is not rejected when the rules change. */
export function applyEvent(state: ProjectState, kind: ProjectEventKind): ProjectState {
  if (kind === 'undone') return state;
  if (kind === 'approved') return { ...state, isApproved: true };
  if (kind === 'restored') return state.beforeClosing ?? state;
  const round = state.stage === 'choosing' ? 'designing' : 'building';
  return {
    stage: CHANGES[kind].to ?? round,
    isApproved: false,
    beforeClosing: kind === 'closed' ? (state.beforeClosing ?? state) : null,
  };
}

export const changeBetween = (from: ProjectStage, to: ProjectStage): StaffChange | null =>
  STAFF_CHANGES.find(
    (kind) =>
      from !== to &&
      CHANGES[kind].from.includes(from) &&
      applyEvent({ ...OPENED, stage: from }, kind).stage === to,
  ) ?? null;

/** The nearest stage, in the order of the board, that a change leads to. */
export function stageBeside(from: ProjectStage, direction: 'before' | 'after'): ProjectStage | null {
  const index = PROJECT_STAGES.indexOf(from);
  const beside =
    direction === 'after' ? PROJECT_STAGES.slice(index + 1) : PROJECT_STAGES.slice(0, index).reverse();
  return beside.find((to) => changeBetween(from, to)) ?? null;
}

/** The events that count: without those taken back. */
export function effectiveEvents<Event extends Pick<ProjectEvent, 'kind'>>(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  for (const event of events) {
    if (event.kind === 'undone') kept.pop();
    else kept.push(event);
  }
  return kept;
}

export const projectState = (events: readonly Pick<ProjectEvent, 'kind'>[]): ProjectState =>
  effectiveEvents(events).reduce((state, { kind }) => applyEvent(state, kind), OPENED);

export const UNDO_MINUTES = 10;

export function undoable<Event extends ProjectEvent>(events: readonly Event[], now: Date): Event | null {
  const last = effectiveEvents(events).at(-1);
  if (last?.actorKind !== 'staff' || !(STAFF_CHANGES as readonly string[]).includes(last.kind)) return null;
  return now.getTime() - last.createdAt.getTime() <= UNDO_MINUTES * MINUTE_MS ? last : null;
}

/** When each stage was last entered, for the stage line. */
export function stageTimes(events: readonly ProjectEvent[]): Partial<Record<ProjectStage, Date>> {
  const times: Partial<Record<ProjectStage, Date>> = {};
  let state: ProjectState | null = null;
  for (const { kind, createdAt } of effectiveEvents(events)) {
    const next: ProjectState = applyEvent(state ?? OPENED, kind);
    if (next.stage !== state?.stage && kind !== 'restored') times[next.stage] = createdAt;
    state = next;
  }
  return times;
}

const WORK_STARTS: readonly ProjectEventKind[] = [
  'form_submitted',
  'design_chosen',
  'changes_requested',
  'reopened',
];
/** Whether the work at hand, or handed over last, answers a change request. */
export const isChangeRound = (events: readonly Pick<ProjectEvent, 'kind'>[]): boolean =>
  effectiveEvents(events).findLast(({ kind }) => WORK_STARTS.includes(kind))?.kind === 'changes_requested';

/** When the shop answered the request with new work; null while it is open. */
export function answeredAt(
  events: readonly (ProjectEvent & { id: number })[],
  requestEventId: number,
): Date | null {
  const effective = effectiveEvents(events);
  return (
    effective.find(({ id, kind }) => id > requestEventId && HANDED_OVER.includes(kind))?.createdAt ?? null
  );
}

export const isToStart = (stage: ProjectStage, formStatus: ConfirmationStatus | null): boolean =>
  stage === 'designing' && formStatus === 'pending';

/** Null leaves the form's status as it is. */
export function statusInProject(events: readonly Pick<ProjectEvent, 'kind'>[]): ConfirmationStatus | null {
  const { stage } = projectState(events);
  if (stage === 'closed') return null;
  if (stage === 'live') return 'completed';
  const hasDesigns = effectiveEvents(events).some(({ kind }) => kind === 'designs_sent');
  const isBeforeWork = stage === 'awaiting_form' || (stage === 'designing' && !hasDesigns);
  return isBeforeWork ? 'pending' : 'in_progress';
}
