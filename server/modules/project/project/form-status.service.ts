/** The status of an order form follows the history of its order’s project. */

import type { Context } from '#server/context.ts';
import { reportChange } from '#server/emit.ts';
import type { Listener } from '#server/events.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { toConfirmationView } from '#server/modules/sale/confirmation/confirmation-view.service.ts';
import { statusInProject } from '#src/domain/project/project/form-status.rules.ts';

/** Sends no email: the stages have their own. The locked project keeps others from setting it. */
export const followForm: Listener<Context, 'project.event'> = async (
  ctx,
  { project: { orderId }, history },
) => {
  const status = statusInProject(history);
  const form = status && (await ctx.em.findOne(ConfirmationEntity, { orderId }, { refresh: true }));
  if (!form || form.status === status) return;
  await ctx.em.nativeUpdate(ConfirmationEntity, { id: form.id }, { status });
  await reportChange(ctx, 'confirmation.status_changed', toConfirmationView({ ...form, status }));
};
