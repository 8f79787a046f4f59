import { ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { eventListInput, eventListView } from '#src/domain/event/event.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { listEvents } from './event-log.service.ts';

export const eventRouter = router({
  /** Owners only: payouts are among the events. */
  list: ownerProcedure
    .meta({
      scope: 'webhooks:read',
      rest: { method: 'GET', path: '/events', summary: 'List events, oldest first' },
    })
    .input(eventListInput)
    .output(eventListView)
    .query(async ({ ctx, input }) => {
      const page = await listEvents(ctx, input);
      if (page.hasMore) {
        const next = new URLSearchParams({ after: page.nextCursor ?? '', limit: String(input.limit) });
        ctx.setHeader('Link', `<${ctx.deps.config.origin}${apiPaths.events}?${next}>; rel="next"`);
      }
      return page;
    }),
});
