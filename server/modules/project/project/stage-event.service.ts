/** Reports the stages of projects as events, for webhooks and the event log. */
import { reportChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { projectChangeView } from '#src/domain/project/project/project.schema.ts';
import { toDetailView } from './project-view.service.ts';
import type { StageListener } from './stage-listener.port.ts';

export const reportStage: StageListener<Context> = async (ctx, project, { kind, before, history }) => {
  if (project.stage === before) return;
  const view = await toDetailView(ctx, project, history);
  await reportChange(
    ctx,
    'project.stage_changed',
    projectChangeView.parse({ ...view, previousStage: before, change: kind }),
  );
};
