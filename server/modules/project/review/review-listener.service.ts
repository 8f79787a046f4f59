import type { Context } from '#server/context.ts';
import type { Listener } from '#server/events.ts';
import { withdrawWaiting } from '#server/modules/sale/order/waiting-email.service.ts';

/** A project that is reopened or closed is not asked about while the email waits to be sent. */
export const reviewListener: Listener<Context, 'project.event'> = async (ctx, { project, before }) => {
  if (before === 'live' && project.stage !== 'live')
    await withdrawWaiting(ctx, project.orderId, 'review-request');
};
