import { describe, expect, it } from 'vitest';
import { lastMonths } from '#src/domain/shared/dates.ts';
import type { ProjectEvent, ProjectEventKind } from './project.rules.ts';
import {
  averageDesignHours,
  designHoursClaim,
  designHoursSince,
  durationsByMonth,
  percentile,
  type StageStay,
  stageStays,
} from './stage-durations.rules.ts';

const at = (hours: number): Date => new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000);
const history = (...steps: [kind: ProjectEventKind, hours: number][]): ProjectEvent[] =>
  steps.map(([kind, hours]) => ({ kind, actorKind: 'staff', createdAt: at(hours) }));
const stay = (hours: number, ended = 0, stage: StageStay['stage'] = 'designing'): StageStay => ({
  stage,
  from: at(ended - hours),
  to: at(ended),
});

describe('the time in a stage', () => {
  it('is measured from entering to leaving it, each round by itself', () => {
    const stays = stageStays(
      history(
        ['opened', 0],
        ['form_submitted', 5],
        ['designs_sent', 22],
        ['changes_requested', 30],
        ['designs_sent', 40],
        ['design_chosen', 41],
        ['review_ready', 90],
        ['approved', 95],
        ['went_live', 100],
        ['reopened', 200],
      ),
    );
    expect(stays.map(({ stage, from, to }) => [stage, (to.getTime() - from.getTime()) / 3_600_000])).toEqual([
      ['awaiting_form', 5],
      ['designing', 17],
      ['choosing', 8],
      ['designing', 10],
      ['choosing', 1],
      ['building', 49],
      ['reviewing', 10],
    ]);
  });

  it('leaves out what was undone, and what a closed order interrupted', () => {
    const undone = history(
      ['opened', 0],
      ['form_submitted', 1],
      ['designs_sent', 2],
      ['undone', 2.1],
      ['designs_sent', 9],
    );
    expect(stageStays(undone).at(-1)).toEqual({ stage: 'designing', from: at(1), to: at(9) });
    const closed = history(
      ['opened', 0],
      ['form_submitted', 1],
      ['closed', 2],
      ['restored', 50],
      ['designs_sent', 60],
    );
    expect(stageStays(closed).map(({ stage }) => stage)).toEqual(['awaiting_form']);
  });
});

describe('the figures of a month', () => {
  it.each([
    [[], null, null],
    [[4], 4, 4],
    [[1, 3], 2, 2.9],
    [[5, 1, 3], 3, 4.8],
    [Array.from({ length: 101 }, (_, n) => n), 50, 95],
  ])('of %j have the median %j and the 95th percentile %j', (values, median, p95) => {
    expect([percentile(values, 0.5), percentile(values, 0.95)]).toEqual([median, p95]);
  });

  it('count a stay in the month in which it ended, and name empty months', () => {
    const months = lastMonths(new Date('2026-11-22T10:00:00Z'), 3);
    expect(months).toEqual(['2026-09', '2026-10', '2026-11']);
    const stays = [stay(20, -1), stay(10, 2), stay(20, 3), stay(7, 3, 'choosing')];
    expect(durationsByMonth(stays, 'designing', months)).toEqual([
      { month: '2026-09', count: 0, median: null, p95: null },
      { month: '2026-10', count: 1, median: 20, p95: 20 },
      { month: '2026-11', count: 2, median: 15, p95: 19.5 },
    ]);
  });

  it('go back over the turn of the year', () => {
    expect(lastMonths(new Date('2026-01-31T23:00:00Z'), 3)).toEqual(['2025-11', '2025-12', '2026-01']);
  });
});

describe('the public figure', () => {
  const projects = (count: number, ...stays: StageStay[]) => Array.from({ length: count }, () => stays);
  const now = at(24);

  it('is the average of at least 20 projects, rounded up', () => {
    expect(averageDesignHours(projects(19, stay(10)), now)).toBeNull();
    expect(averageDesignHours(projects(20, stay(10)), now)).toBe(10);
    expect(averageDesignHours([...projects(10, stay(10)), ...projects(10, stay(20), stay(3.1))], now)).toBe(
      12,
    );
  });

  it('is of the same 90 days wherever it is computed within an hour', () => {
    expect([24, 24.4, 24.99].map((hours) => designHoursSince(at(hours)))).toEqual(
      Array.from({ length: 3 }, () => at(24 - 90 * 24)),
    );
  });

  it.each([
    [null, 'claimed'],
    [1, 'measured'],
    [24, 'measured'],
    [25, 'withdrawn'],
  ] as const)('with %j hours the pages have it %s', (hours, claim) => {
    expect(designHoursClaim(hours)).toBe(claim);
  });

  it('counts neither other stages nor stays that ended more than 90 days ago', () => {
    const old = stay(50, 24 - 91 * 24);
    expect(averageDesignHours([...projects(20, stay(10), old), ...projects(5, old)], now)).toBe(10);
    expect(
      averageDesignHours([...projects(19, stay(10)), ...projects(5, stay(10, 0, 'building'))], now),
    ).toBeNull();
  });
});
