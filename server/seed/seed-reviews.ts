/**
 * The demo's reviews: some to decide and a declined one. None is published, so that the public
 * pages keep the specified testimonials until somebody decides; each says that it is demo data.
 */

import { reviewListInput } from '#src/domain/review/review.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import type { Deps } from '../deps.ts';
import { saveReview } from '../features/review/review.service.ts';
import { decideReview, listReviews } from '../features/review/review-admin.service.ts';
import { reviewLinkToken } from '../features/review/review-token.service.ts';
import { at } from './seed-contacts.ts';
import { advance, UNTIL_LIVE } from './seed-projects.ts';
import { buy, confirm } from './seed-sales.ts';

type Words = { stars: number; text: string; nameShown: string };

async function write(deps: Deps, orderId: number, days: number, words: Words): Promise<void> {
  const ctx = at(deps, days);
  const writableUntil = addDays(ctx.deps.clock.now(), 1).getTime();
  const token = reviewLinkToken.sign(deps.keyring, { orderId, version: 1, writableUntil }, null);
  await saveReview(ctx, { ...words, consent: true, token });
}

async function sellLive(
  deps: Deps,
  buyer: { name: string; email: string; business: string },
): Promise<number> {
  const { id } = await buy(deps, { name: buyer.name, email: buyer.email, days: 58, referred: false }, '');
  await confirm(deps, id, 57, {
    fullName: buyer.name,
    email: buyer.email,
    businessName: buyer.business,
    businessDescription: 'A demo customer whose website has been live for a while.',
    preferredDomain: null,
  });
  await advance(
    deps,
    id,
    UNTIL_LIVE.map((change, n) => [56.5 - 2 * n, change]),
    'https://demo-customer.example',
  );
  return id;
}

/** @param baker an order whose website is live */
export async function seedReviews(deps: Deps, { baker }: { baker: number }): Promise<void> {
  const tailor = await sellLive(deps, {
    name: 'Ines Carvalho',
    email: 'ines@carvalhotailoring.example',
    business: 'Carvalho Tailoring',
  });
  const tutor = await sellLive(deps, {
    name: 'Gareth Rowe',
    email: 'gareth@rowetutoring.example',
    business: 'Rowe Tutoring',
  });
  await write(deps, tutor, 30, {
    stars: 2,
    text: 'Demo review: it names my former designer, so the staff of this demo declined it.',
    nameShown: 'Gareth Rowe',
  });
  const ctx = at(deps, 29);
  const [row] = (await listReviews(ctx, reviewListInput.parse({ q: String(tutor) }))).items;
  if (row)
    await decideReview(ctx, {
      id: row.id,
      state: 'declined',
      revision: row.revision,
      expectedState: 'written',
      reason: 'It names another business.',
    });
  await write(deps, tailor, 9, {
    stars: 4,
    text: 'Demo review: three designs the next morning, and I chose on the train. One photo had to be swapped, which took an hour.',
    nameShown: 'Carvalho Tailoring',
  });
  await write(deps, baker, 2, {
    stars: 5,
    text: 'Demo review: customers order their cakes online now, and the phone rings half as often while I bake.',
    nameShown: 'Agnes H.',
  });
}
