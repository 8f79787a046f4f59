/** The demo’s projects: with those of the other orders, one in every stage; one of them is late. */

import { ProjectEntity } from '#server/modules/project/project/project.entity.ts';
import { addEvent } from '#server/modules/project/project/project-history.service.ts';
import { namesAddress, type StaffChange } from '#src/domain/project/project/project.rules.ts';
import { inTransaction } from '../context.ts';
import type { Deps } from '../deps.ts';
import { at } from './seed-contacts.ts';
import { addDesigns, askForChanges, chooseSecond, writeMessage } from './seed-customer-pages.ts';
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
        siteUrl: namesAddress(kind) ? siteUrl : null,
      });
    });
}

export const UNTIL_LIVE: readonly StaffChange[] = [
  'designs_sent',
  'design_chosen',
  'review_ready',
  'approved',
  'went_live',
];

/** The dog walker's designs stay late. */
export async function seedProjects(deps: Deps, orders: { baker: number; roofer: number }): Promise<void> {
  await addDesigns(deps, orders.baker, 72.6);
  await advance(deps, orders.baker, [[72.5, 'designs_sent']]);
  await chooseSecond(deps, orders.baker, 70.5);
  await advance(
    deps,
    orders.baker,
    [
      [68.5, 'review_ready'],
      [66.5, 'approved'],
      [64.5, 'went_live'],
    ],
    'https://hollowbakery.example',
  );
  await addDesigns(deps, orders.roofer, 39.6);
  await advance(deps, orders.roofer, [[39.5, 'designs_sent']]);
  await chooseSecond(deps, orders.roofer, 36.5);
  await advance(deps, orders.roofer, [[33.5, 'review_ready']], 'https://preview.reidroofing.example');
  await writeMessage(deps, orders.roofer, 33.4, {
    from: 'staff',
    text: 'Your website is ready to read through. Please check the phone number on every page.',
  });
  const potter = await buy(
    deps,
    { name: 'Marta Lindqvist', email: 'marta@lindqvistpottery.example', days: 5, referred: false },
    '',
  );
  await confirm(deps, potter.id, 4.5, {
    fullName: 'Marta Lindqvist',
    email: 'marta@lindqvistpottery.example',
    businessName: 'Lindqvist Pottery',
    businessDescription: 'Stoneware for the table, and weekend classes for beginners in Leith.',
    preferredDomain: null,
  });
  await addDesigns(deps, potter.id, 3.9);
  await advance(deps, potter.id, [[3.8, 'designs_sent']]);
  await writeMessage(deps, potter.id, 3.2, {
    from: 'customer',
    text: 'They are lovely. Could the second one show the kiln instead of the shop?',
  });
  await writeMessage(deps, potter.id, 3.1, {
    from: 'staff',
    text: 'It can. Choose it and send us a photo of the kiln, and it will be at the top.',
  });
  const mechanic = await buy(
    deps,
    { name: 'Tom Ashby', email: 'tom@ashbycycleshop.example', days: 4, referred: false },
    '',
  );
  await confirm(deps, mechanic.id, 3.5, {
    fullName: 'Tom Ashby',
    email: 'tom@ashbycycleshop.example',
    businessName: 'Ashby Cycle Shop',
    businessDescription: 'Repairs while you wait, and refurbished bicycles near Exeter station.',
    preferredDomain: 'ashbycycleshop.example',
  });
  await addDesigns(deps, mechanic.id, 3);
  await advance(deps, mechanic.id, [[2.9, 'designs_sent']]);
  await askForChanges(deps, mechanic.id, 2.6, 'Darker, please, and the opening hours at the top.');
  await addDesigns(deps, mechanic.id, 2.2, ', darker');
  await advance(deps, mechanic.id, [[2.1, 'designs_sent']]);
  await chooseSecond(deps, mechanic.id, 1.5);
}
