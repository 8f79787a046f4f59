/** Designs are sent with the event of that name, and are drafts again if it is undone. */
import type { Context } from '#server/context.ts';
import type { Listener } from '#server/events.ts';
import { effectiveEvents } from '#src/domain/project/project/project.rules.ts';
import { addMessage } from '../customer-page/project-message.service.ts';
import { ProjectDesignEntity } from '../project/project-page.entity.ts';

export const sendDesigns: Listener<Context, 'project.event'> = async (ctx, change) => {
  const { project, kind, eventId, customerNote, history } = change;
  const projectId = project.id;
  if (kind === 'designs_sent')
    await ctx.em.nativeUpdate(ProjectDesignEntity, { projectId, eventId: null }, { eventId });
  if (kind === 'undone') {
    const counted = effectiveEvents(history).map(({ id }) => id);
    await ctx.em.nativeUpdate(
      ProjectDesignEntity,
      { projectId, eventId: { $ne: null, $nin: counted } },
      { eventId: null },
    );
  }
  // What the email says is on the customer's page too.
  if (customerNote)
    await addMessage(ctx, project, { kind: 'message', text: customerNote, eventId, from: 'staff' });
};
