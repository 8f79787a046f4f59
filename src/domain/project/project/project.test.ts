import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROJECT_STAGES } from '#src/domain/shared/project-stages.ts';
import { histories, historyOf, instants, lastOf, RUNS } from './project.arbitraries.ts';
import {
  applyEvent,
  changeBetween,
  effectiveEvents,
  isAllowed,
  type ProjectEvent,
  type ProjectEventKind,
  projectState,
  STAFF_CHANGES,
  staffChanges,
  stageBeside,
  stageTimes,
  undoable,
} from './project.rules.ts';

const stateAfter = (...kinds: ProjectEventKind[]) => projectState(kinds.map((kind) => ({ kind })));

describe('a card of the board', () => {
  it('is moved only by a change that staff may make in its stage, and that leads to the other stage', () => {
    for (const from of PROJECT_STAGES)
      for (const to of PROJECT_STAGES) {
        const change = changeBetween(from, to);
        const state = { stage: from, isApproved: false, beforeClosing: null };
        const leads = staffChanges(state).filter((kind) => applyEvent(state, kind).stage === to);
        if (change) expect(leads).toContain(change);
        else expect(from === to ? [] : leads).toEqual([]);
      }
  });

  it.each([
    ['designing', 'after', 'choosing'],
    ['choosing', 'before', 'designing'],
    ['building', 'after', 'reviewing'],
    ['building', 'before', null],
    ['live', 'before', 'building'],
    ['awaiting_form', 'after', null],
  ] as const)('moves from %s to the stage %s it: %s', (from, direction, to) =>
    expect(stageBeside(from, direction)).toBe(to),
  );
});

describe('the stages of a project', () => {
  it.each<[ProjectEventKind[], string]>([
    [['opened'], 'awaiting_form'],
    [['opened', 'form_submitted'], 'designing'],
    [['opened', 'form_submitted', 'designs_sent'], 'choosing'],
    [['opened', 'form_submitted', 'designs_sent', 'changes_requested'], 'designing'],
    [['opened', 'form_submitted', 'designs_sent', 'design_chosen'], 'building'],
    [['opened', 'form_submitted', 'designs_sent', 'design_chosen', 'review_ready'], 'reviewing'],
    [['opened', 'design_chosen', 'review_ready', 'changes_requested'], 'building'],
    [['opened', 'design_chosen', 'review_ready', 'approved'], 'reviewing'],
    [['opened', 'design_chosen', 'review_ready', 'approved', 'went_live'], 'live'],
    [['opened', 'design_chosen', 'went_live', 'reopened'], 'building'],
    [['opened', 'design_chosen', 'closed'], 'closed'],
    [['opened', 'design_chosen', 'closed', 'restored'], 'building'],
    [['opened', 'design_chosen', 'review_ready', 'undone'], 'building'],
  ])('%j leads to %s', (kinds, stage) => expect(stateAfter(...kinds).stage).toBe(stage));

  it('the customer only answers; only the system opens, closes and restores', () => {
    const everyState = [
      stateAfter('opened'),
      stateAfter('opened', 'form_submitted'),
      stateAfter('opened', 'designs_sent'),
      stateAfter('opened', 'design_chosen'),
      stateAfter('opened', 'review_ready'),
      stateAfter('opened', 'review_ready', 'approved'),
      stateAfter('opened', 'went_live'),
      stateAfter('opened', 'closed'),
    ];
    const may = (actor: 'customer' | 'system') =>
      everyState.map((state) =>
        [...STAFF_CHANGES, 'form_submitted', 'closed', 'restored', 'undone']
          .filter((kind) => isAllowed(state, kind as ProjectEventKind, actor))
          .join(),
      );
    expect(may('customer')).toEqual([
      'form_submitted',
      '',
      'design_chosen,changes_requested',
      '',
      'approved,changes_requested',
      'changes_requested',
      '',
      '',
    ]);
    expect(may('system')).toEqual([...Array(7).fill('closed'), 'restored']);
    expect(everyState.map((state) => staffChanges(state).join())).toEqual([
      '',
      'designs_sent',
      'design_chosen,changes_requested',
      'review_ready,went_live',
      'approved,went_live,changes_requested',
      'went_live,changes_requested',
      'reopened',
      '',
    ]);
  });

  it('the stage line has the latest time of each stage, without what was undone or restored', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute));
    const event = (kind: ProjectEventKind, minute: number): ProjectEvent => ({
      kind,
      actorKind: 'staff',
      createdAt: at(minute),
    });
    expect(
      stageTimes([
        event('opened', 0),
        event('form_submitted', 1),
        event('designs_sent', 2),
        event('changes_requested', 3),
        event('designs_sent', 4),
        event('design_chosen', 5),
        event('undone', 6),
        event('closed', 7),
        event('restored', 8),
      ]),
    ).toEqual({ awaiting_form: at(0), designing: at(3), choosing: at(4), closed: at(7) });
  });

  it('staff take back their latest change for ten minutes, and nobody else’s', () => {
    const events = historyOf(new Date('2026-11-23T09:00Z'), []);
    const chosen = (actorKind: 'staff' | 'customer'): ProjectEvent => ({
      kind: 'design_chosen',
      actorKind,
      createdAt: new Date('2026-11-23T10:00Z'),
    });
    const soon = new Date('2026-11-23T10:10Z');
    expect(undoable([...events, chosen('staff')], soon)?.kind).toBe('design_chosen');
    expect(undoable([...events, chosen('staff')], new Date(soon.getTime() + 1))).toBeNull();
    expect(undoable([...events, chosen('customer')], soon)).toBeNull();
    expect(undoable(events, soon)).toBeNull();
  });

  it('replaying a history gives the state that its changes led to, one by one', () =>
    fc.assert(
      fc.property(histories, (events) => {
        const [first, ...rest] = events;
        const stepwise = rest.reduce(
          (state, { kind }) => applyEvent(state, kind),
          projectState(first ? [first] : []),
        );
        expect(projectState(events)).toEqual(stepwise);
        expect(projectState(structuredClone(events))).toEqual(stepwise);
      }),
      { numRuns: RUNS },
    ));

  it('a change taken back leaves no trace', () =>
    fc.assert(
      fc.property(histories, instants, (events, at) => {
        const undone: ProjectEvent = { kind: 'undone', actorKind: 'staff', createdAt: at };
        for (const kind of staffChanges(projectState(events))) {
          const change: ProjectEvent = { kind, actorKind: 'staff', createdAt: new Date(lastOf(events)) };
          expect(effectiveEvents([...events, change, undone])).toEqual(events);
        }
      }),
      { numRuns: RUNS },
    ));
});
