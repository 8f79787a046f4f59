import type { Context } from '#server/context.ts';
import { withdrawWaiting } from '#server/modules/sale/order/waiting-email.service.ts';
import type { StageListener } from '../project/stage-listener.port.ts';

/** A project that is reopened or closed is not asked about while the email waits to be sent. */
export const reviewListener: StageListener<Context> = async (ctx, project, { before }) => {
  if (before === 'live' && project.stage !== 'live')
    await withdrawWaiting(ctx, project.orderId, 'review-request');
};
