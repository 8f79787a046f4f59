/** Listeners run in the transaction of a project's change. The project does not know them. */
import type {
  ProjectActor,
  ProjectEventKind,
  ProjectStage,
} from '#src/domain/project/project/project.rules.ts';
import type { ProjectHistory, ProjectRow } from './project.entity.ts';

export type StageChange = {
  eventId: number;
  kind: ProjectEventKind;
  actor: ProjectActor;
  /** For staff. */
  note: string | null;
  /** For the customer, in the email about the change. */
  customerNote: string | null;
  /** The stage before; `project.stage` is the one after, which can be the same. */
  before: ProjectStage;
  /** Ends with the event of this change. */
  history: ProjectHistory;
};

/**
 * Called after each event of a project. A listener that throws undoes the whole change.
 * @typeParam Ctx the context of a use case, which itself carries the listeners
 */
export type StageListener<Ctx> = (ctx: Ctx, project: ProjectRow, change: StageChange) => Promise<void>;
