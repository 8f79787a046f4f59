/** The demo’s projects: with those of the other orders, one in every stage; one of them is late. */
import type { StaffChange } from '#src/domain/project/project.rules.ts';
import { inTransaction } from '../context.ts';
import type { Deps } from '../deps.ts';
import { ProjectEntity } from '../features/project/project.entity.ts';
import { addEvent } from '../features/project/project-history.service.ts';
import { at } from './seed-contacts.ts';
import { buy, confirm } from './seed-sales.ts';

type Step = [days: number, change: StaffChange, note?: string];

export async function advance(
  deps: Deps,
  orderId: number,
  steps: readonly Step[],
  siteUrl?: string,
): Promise<void> {
  for (const [days, kind, note] of steps)
    await inTransaction(at(deps, days), async (ctx) => {
      const project = await ctx.em.findOneOrFail(ProjectEntity, { orderId });
      await addEvent(ctx, project, {
        kind,
        actorKind: 'staff',
        note,
        siteUrl: kind === 'went_live' ? siteUrl : null,
      });
    });
}

const UNTIL_REVIEW: readonly StaffChange[] = ['designs_sent', 'design_chosen', 'review_ready'];
export const UNTIL_LIVE: readonly StaffChange[] = [...UNTIL_REVIEW, 'approved', 'went_live'];

/** The dog walker's designs stay late. */
export async function seedProjects(deps: Deps, orders: { baker: number; roofer: number }): Promise<void> {
  await advance(
    deps,
    orders.baker,
    UNTIL_LIVE.map((change, n) => [72.5 - 2 * n, change]),
    'https://hollowbakery.example',
  );
  await advance(
    deps,
    orders.roofer,
    UNTIL_REVIEW.map((change, n) => [39.5 - 3 * n, change]),
  );
  const potter = await buy(
    deps,
    { name: 'Marta Lindqvist', email: 'marta@lindqvistpottery.example', days: 5, referred: false },
    '',
  );
  await confirm(
    deps,
    potter.id,
    4.5,
    {
      fullName: 'Marta Lindqvist',
      email: 'marta@lindqvistpottery.example',
      businessName: 'Lindqvist Pottery',
      businessDescription: 'Stoneware for the table, and weekend classes for beginners in Leith.',
      preferredDomain: null,
    },
    'in_progress',
  );
  await advance(deps, potter.id, [[3.8, 'designs_sent', 'Three designs sent by email.']]);
  const mechanic = await buy(
    deps,
    { name: 'Tom Ashby', email: 'tom@ashbycycleshop.example', days: 4, referred: false },
    '',
  );
  await confirm(
    deps,
    mechanic.id,
    3.5,
    {
      fullName: 'Tom Ashby',
      email: 'tom@ashbycycleshop.example',
      businessName: 'Ashby Cycle Shop',
      businessDescription: 'Repairs while you wait, and refurbished bicycles near Exeter station.',
      preferredDomain: 'ashbycycleshop.example',
    },
    'in_progress',
  );
  await advance(deps, mechanic.id, [
    [2.9, 'designs_sent'],
    [1.5, 'design_chosen', 'Chose the second design by telephone.'],
  ]);
}
