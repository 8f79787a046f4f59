/** Reports the stages of projects as events, for webhooks and the event log. */

import type { Context } from '#server/context.ts';
import { reportChange } from '#server/emit.ts';
import type { Listener } from '#server/events.ts';
import { projectChangeView } from '#src/domain/project/project/project.schema.ts';
import { toDetailView } from './project-view.service.ts';

export const reportStage: Listener<Context, 'project.event'> = async (
  ctx,
  { project, kind, before, history },
) => {
  if (project.stage === before) return;
  const view = await toDetailView(ctx, project, history);
  await reportChange(
    ctx,
    'project.stage_changed',
    projectChangeView.parse({ ...view, previousStage: before, change: kind }),
  );
};
