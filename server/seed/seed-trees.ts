/** The demo’s trees: one planting, and one tree that waits for the next. */

import type { Context } from '#server/context.ts';
import { addBatch } from '#server/modules/project/tree/planting.service.ts';
import { addDays, utcDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';

export const plant = (ctx: Context): Promise<unknown> =>
  addBatch(ctx, {
    plantedOn: utcDay(addDays(ctx.deps.clock.now(), -2)),
    place: site.plantingPlace,
    partnerReference: 'DEMO-PLANTING-1',
    trees: 2,
  });
