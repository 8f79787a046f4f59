/** The demo’s trees: one planting, and one tree that waits for the next. */

import { addBatch } from '#server/modules/project/tree/planting.service.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import type { Deps } from '../deps.ts';
import { at } from './seed-contacts.ts';

export async function seedTrees(deps: Deps): Promise<void> {
  const ctx = at(deps, 40);
  await addBatch(ctx, {
    plantedOn: utcDay(at(deps, 42).deps.clock.now()),
    place: site.plantingPlace,
    partnerReference: 'DEMO-PLANTING-1',
    trees: 2,
  });
}
