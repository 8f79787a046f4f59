import { expect, it } from 'vitest';
import { stageSteps } from './stage-steps.rules.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));

it('the stages have the dates of the past and the promised one', () => {
  const stageTimes = { awaiting_form: at(20), designing: at(21) };
  const due = { part: 'designs', from: 'shop', at: at(22), leftMs: 1, isWorkingTime: false } as const;
  expect(stageSteps({ stage: 'designing', stageTimes, due }).slice(0, 4)).toEqual([
    { stage: 'awaiting_form', state: 'done', at: at(20), expectedAt: null },
    { stage: 'designing', state: 'current', at: at(21), expectedAt: null },
    { stage: 'choosing', state: 'upcoming', at: null, expectedAt: at(22) },
    { stage: 'building', state: 'upcoming', at: null, expectedAt: null },
  ]);
  const closed = stageSteps({ stage: 'closed', stageTimes, due: null });
  expect(closed.map(({ state }) => state)).toEqual(['done', 'done', ...Array(4).fill('upcoming')]);
});
