import type { ProjectEventKind } from '#src/domain/project/project/project.rules.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import type { ProjectHistory, ProjectRow } from './project/project.entity.ts';

export type ProjectEvents = {
  /** Each event of a project's history, also one that leaves the stage as it is. */
  'project.event': {
    /** Locked, as it is after the change. */
    project: ProjectRow;
    eventId: number;
    kind: ProjectEventKind;
    customerNote: string | null;
    /** `project.stage` is the stage after, which can be the same. */
    before: ProjectStage;
    /** Ends with the event of this change. */
    history: ProjectHistory;
  };
};
