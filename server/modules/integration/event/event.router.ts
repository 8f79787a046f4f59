import { ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  EVENT_ID,
  eventIdInput,
  eventListInput,
  eventListView,
  eventView,
} from '#src/domain/integration/event/event.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { getEvent, listEvents } from './event.service.ts';

const DATA_SCOPES =
  'An event also needs the scope of its data: `order.paid` needs `orders:read`, `payout.paid` needs `payouts:read`.';

/** Owners only: payouts are among the events. */
const readProcedure = ownerProcedure.meta({ scope: 'webhooks:read' });

export const eventRouter = router({
  list: readProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/events',
        summary: 'List events, oldest first',
        description: `${DATA_SCOPES} Without type, the others are left out.`,
      },
    })
    .input(eventListInput)
    .output(eventListView)
    .query(async ({ ctx, input }) => {
      const page = await listEvents(ctx, input);
      if (page.hasMore) {
        const next = new URLSearchParams({ after: page.nextCursor ?? '', limit: String(input.limit) });
        if (input.type) next.set('type', input.type.join(','));
        ctx.setHeader('Link', `<${ctx.deps.config.origin}${apiPaths.events}?${next}>; rel="next"`);
      }
      return page;
    }),
  get: readProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/events/{id}',
        id: EVENT_ID,
        summary: 'Get an event',
        description: DATA_SCOPES,
      },
    })
    .input(eventIdInput)
    .output(eventView)
    .query(({ ctx, input }) => getEvent(ctx, input.id)),
});
