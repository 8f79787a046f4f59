import { promises } from '#src/domain/promises.ts';
import { DAY_MS, HOUR_MS, utcMonth } from '#src/domain/shared/dates.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import { applyEvent, effectiveEvents, type ProjectEvent, projectState } from './project.rules.ts';

export const MEASURED_STAGES = ['awaiting_form', 'designing', 'choosing', 'building', 'reviewing'] as const;
export type MeasuredStage = (typeof MEASURED_STAGES)[number];
/** A finished stay in a stage. */
export type StageStay = { stage: MeasuredStage; from: Date; to: Date };

const isMeasured = (stage: ProjectStage): stage is MeasuredStage =>
  MEASURED_STAGES.some((measured) => measured === stage);

/** Elapsed time, nights and weekends included. What a closed order interrupted is not measured. */
export function stageStays(events: readonly ProjectEvent[]): StageStay[] {
  const stays: StageStay[] = [];
  let state = projectState([]);
  let since: Date | null = null;
  for (const { kind, createdAt: at } of effectiveEvents(events)) {
    const next = applyEvent(state, kind);
    if (kind === 'closed' || kind === 'restored') since = null;
    else if (kind === 'opened') since = at;
    else if (next.stage !== state.stage) {
      if (since && isMeasured(state.stage)) stays.push({ stage: state.stage, from: since, to: at });
      since = at;
    }
    state = next;
  }
  return stays;
}

/** Linear between the two nearest values, as PostgreSQL's percentile_cont. Null without values. */
export function percentile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below === undefined || above === undefined ? null : below + (above - below) * (place % 1);
}

const rounded = (hours: number | null): number | null => hours && Math.round(hours * 10) / 10;
const hoursOf = ({ from, to }: StageStay): number => (to.getTime() - from.getTime()) / HOUR_MS;

/** By the month in which a stay ended; every month is named. */
export function durationsByMonth(
  stays: readonly StageStay[],
  stage: MeasuredStage,
  months: readonly string[],
) {
  const byMonth = Map.groupBy(
    stays.filter((stay) => stay.stage === stage),
    ({ to }) => utcMonth(to),
  );
  return months.map((month) => {
    const hours = (byMonth.get(month) ?? []).map(hoursOf);
    return {
      month,
      count: hours.length,
      median: rounded(percentile(hours, 0.5)),
      p95: rounded(percentile(hours, 0.95)),
    };
  });
}

export type MonthlyDuration = ReturnType<typeof durationsByMonth>[number];

export const DESIGN_HOURS_DAYS = 90;
/** An average of fewer projects says nothing. */
export const DESIGN_HOURS_PROJECTS_MIN = 20;

/** Begins with a full hour, so that every node counts the same projects. */
export const designHoursSince = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - DESIGN_HOURS_DAYS * DAY_MS);

export function averageDesignHours(projects: readonly (readonly StageStay[])[], now: Date): number | null {
  const since = designHoursSince(now).getTime();
  const measured = projects
    .map((stays) => stays.filter(({ stage, to }) => stage === 'designing' && to.getTime() >= since))
    .filter((stays) => stays.length > 0);
  if (measured.length < DESIGN_HOURS_PROJECTS_MIN) return null;
  const hours = measured.flat().map(hoursOf);
  return Math.ceil(hours.reduce((sum, each) => sum + each, 0) / hours.length);
}

/** The claim until there is a figure, then the figure; nothing if it disproves the claim. */
export const designHoursClaim = (hours: number | null): 'claimed' | 'measured' | 'withdrawn' =>
  hours === null ? 'claimed' : hours <= promises.prototypeHours ? 'measured' : 'withdrawn';
