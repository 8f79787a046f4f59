import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import type { CustomerPageView } from './customer-page.schema.ts';

const STAGE_LINE = [
  'awaiting_form',
  'designing',
  'choosing',
  'building',
  'reviewing',
  'live',
] as const satisfies readonly ProjectStage[];

export type StageStep = {
  stage: (typeof STAGE_LINE)[number];
  state: 'done' | 'current' | 'upcoming';
  /** When it was entered. */
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
  const current = STAGE_LINE.indexOf(stage as (typeof STAGE_LINE)[number]);
  return STAGE_LINE.map((step, index) => {
    const at = stageTimes[step] ?? null;
    const isReached = current === -1 ? at !== null : index <= current;
    return {
      stage: step,
      state: index === current ? 'current' : isReached ? 'done' : 'upcoming',
      at: isReached ? at : null,
      expectedAt: current !== -1 && index === current + 1 ? (due?.at ?? null) : null,
    };
  });
}
