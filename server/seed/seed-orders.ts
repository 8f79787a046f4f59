/** One in every stage of a project; one of them is late. */
import { ProjectEntity } from '#server/modules/project/project/project.entity.ts';
import { addEvent } from '#server/modules/project/project/project-history.service.ts';
import { decideReview, listReviews, saveReview } from '#server/modules/project/review/review.service.ts';
import { reviewLinkToken } from '#server/modules/project/review/review-token.service.ts';
import { namesAddress, type StaffChange } from '#src/domain/project/project/project.rules.ts';
import { reviewListInput } from '#src/domain/project/review/review.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { inTransaction } from '../context.ts';
import {
  add,
  addDesigns,
  askForChanges,
  buy,
  cancel,
  chooseSecond,
  form,
  type Happening,
  orderStory,
  type Step,
  type StepsByDay,
  sendForm,
  takeProject,
  write,
} from './order-steps.ts';

const change =
  (kind: StaffChange, siteUrl: string | null = null): Step =>
  (ctx, orderId) =>
    inTransaction(ctx, async (inner) => {
      const project = await inner.em.findOneOrFail(ProjectEntity, { orderId });
      const event = { kind, actorKind: 'staff', siteUrl: namesAddress(kind) ? siteUrl : null } as const;
      if (!(await addEvent(inner, project, event)))
        throw new Error(`${kind} is not possible at the stage ${project.stage}`);
    });

const designed = (daysAgo: number): StepsByDay => ({
  [daysAgo]: takeProject,
  [daysAgo - 0.1]: addDesigns(),
  [daysAgo - 0.2]: change('designs_sent'),
});

const UNTIL_LIVE = ['designs_sent', 'design_chosen', 'review_ready', 'approved', 'went_live'] as const;

type Words = { stars: number; text: string; nameShown: string };

/**
 * None is published, so that the public pages keep the specified testimonials until somebody
 * decides; each says that it is demo data.
 */
const review =
  (words: Words): Step =>
  (ctx, orderId) => {
    const writableUntil = addDays(ctx.deps.clock.now(), 1).getTime();
    const token = reviewLinkToken.sign(ctx.deps.keyring, { orderId, version: 1, writableUntil }, null);
    return saveReview(ctx, { ...words, consent: true, token });
  };

const declineReview =
  (reason: string): Step =>
  async (ctx, orderId) => {
    const [row] = (await listReviews(ctx, reviewListInput.parse({ q: String(orderId) }))).items;
    if (!row) throw new Error(`order ${orderId} has no review`);
    const { id, revision } = row;
    await decideReview(ctx, { id, state: 'declined', revision, expectedState: 'written', reason });
  };

const soldLong = (
  referralCode: string,
  name: string,
  email: string,
  businessName: string,
  later: StepsByDay,
): Happening[] =>
  orderStory(58, buy(name, email, referralCode), {
    57: form(businessName, 'A demo customer whose website has been live for a while.'),
    ...Object.fromEntries(
      UNTIL_LIVE.map((kind, n) => [56.5 - 2 * n, change(kind, 'https://demo-customer.example')]),
    ),
    ...later,
  });

const grocer = (referralCode: string) =>
  orderStory(74, buy('Agnes Hollow', 'agnes@marrowandpip.example', referralCode), {
    73: form('Marrow & Pip', 'Vegetable boxes by bike, from four farms.', 'marrowandpip.example'),
    ...designed(72.7),
    70.5: chooseSecond,
    68.5: change('review_ready', 'https://marrowandpip.example'),
    66.5: change('approved'),
    64.5: change('went_live', 'https://marrowandpip.example'),
    2: review({
      stars: 5,
      text: 'Demo review: customers choose their box online now, and the phone rings half as often while I pack.',
      nameShown: 'Agnes H.',
    }),
  });

const tailor = (referralCode: string) =>
  soldLong(referralCode, 'Ines Carvalho', 'ines@carvalhotailoring.example', 'Carvalho Tailoring', {
    9: review({
      stars: 4,
      text: 'Demo review: three designs the next morning, and I chose on the train. One photo had to be swapped, which took an hour.',
      nameShown: 'Carvalho Tailoring',
    }),
  });

const tutor = (referralCode: string) =>
  soldLong(referralCode, 'Gareth Rowe', 'gareth@rowetutoring.example', 'Rowe Tutoring', {
    30: review({
      stars: 2,
      text: 'Demo review: it names my former designer, so the staff of this demo declined it.',
      nameShown: 'Gareth Rowe',
    }),
    29: declineReview('It names another business.'),
  });

const roofer = (referralCode: string) =>
  orderStory(41, buy('Callum Reid', 'callum@reidroofing.example', referralCode), {
    40: form('Reid Roofing', 'Slate and tile repairs in and around Stirling.', 'reidroofing.example'),
    ...designed(39.7),
    36.5: chooseSecond,
    33.5: change('review_ready', 'https://preview.reidroofing.example'),
    33.4: write('staff', 'Your website is ready. Please check the phone number on every page.'),
  });

const florist = (referralCode: string) =>
  orderStory(62, buy('Yusra Haddad', 'yusra@petalandstem.example', referralCode), {
    61: cancel('Customer changed their mind before the designs.'),
  });

/** The designs are late. */
const walker = () =>
  orderStory(6, add('Priya Nair', 'priya@nairdogwalks.example', 'paid'), {
    5: sendForm,
    4: form('Nair Dog Walks', 'Small-group dog walks and home visits in south Manchester.'),
  });

const potter = () =>
  orderStory(5, buy('Marta Lindqvist', 'marta@lindqvistpottery.example'), {
    4.5: form('Lindqvist Pottery', 'Stoneware for the table, and weekend classes for beginners in Leith.'),
    ...designed(4),
    3.2: write('customer', 'They are lovely. Could the second one be blue instead of orange?'),
    3.1: write('staff', 'It can. Choose it, and we’ll build it in blue.'),
  });

const mechanic = () =>
  orderStory(4, buy('Tom Ashby', 'tom@ashbycycleshop.example'), {
    3.5: form('Ashby Cycle Shop', 'Bicycle repairs while you wait.', 'ashbycycleshop.example'),
    ...designed(3.1),
    2.6: askForChanges('Darker, please, and the opening hours at the top.'),
    2.2: addDesigns('darker'),
    2.1: change('designs_sent'),
    1.5: chooseSecond,
  });

const withoutForm = () => [
  ...orderStory(3, buy('Owen Prichard', 'owen@prichardjoinery.example')),
  ...orderStory(2, add('Leonie Castell', 'leonie@castellphysio.example', 'paid', 'Wants a callback form.')),
  ...orderStory(1, add('Marcus Bell', 'marcus@bellcycles.example', 'pending', 'Pays by bank transfer.')),
];

/** @param referralCode of the affiliate who has sent some of the buyers */
export const orders = (referralCode: string): readonly Happening[] => [
  ...[grocer, tailor, tutor, roofer, florist].flatMap((story) => story(referralCode)),
  ...[walker, potter, mechanic, withoutForm].flatMap((story) => story()),
];
