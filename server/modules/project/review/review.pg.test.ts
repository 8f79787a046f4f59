/** What a customer does with the review link, and what everybody else cannot do. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { makeOrder } from '#server/testing/factories.ts';
import { makeLiveOrder, REVIEW, reviewToken, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { REVIEW_EDIT_DAYS, REVIEW_LINK_DAYS } from '#src/domain/project/review/review.rules.ts';
import { reviewOf } from './review.service.ts';

const DAY_MS = 86_400_000;
const NOT_VALID = 'This review link is not valid. Open it from our email again, or reply to that email.';
const TOO_LATE = 'This review can no longer be changed. Reply to our email if something in it is wrong.';

let t: TestApp;
let customer: Caller;
beforeEach(async () => {
  t = await createTestApp();
  customer = t.asVisitor();
});
const days = (n: number) => t.clock.advance(n * DAY_MS);
const rows = () => t.sql('select stars, text, name_shown, state, revision from review order by id');

it('SEC-08: one link saves 60 times in ten minutes, from whatever address, and leaves other customers alone', async () => {
  const [order, other] = [await makeLiveOrder(t), await makeLiveOrder(t)];
  const save = async (orderId: number, n: number) => {
    const caller = t.asVisitor({ ip: `203.0.113.${n % 5}` });
    return caller.api.reviews.save.mutate({ ...REVIEW, token: reviewToken(t, orderId) });
  };
  for (let n = 0; n < 60; n++) await save(order.id, n);
  expect(await rejection(save(order.id, 60))).toMatchObject({ httpStatus: 429 });
  expect(await save(other.id, 0)).toMatchObject({ orderId: other.id });
});

describe('the emailed link', () => {
  it('opens the form with suggested names, and nothing else of the order', async () => {
    const order = await makeLiveOrder(t, { customerName: 'Ada Marie Quill' });
    await sendForm(t, order.id);
    const page = await customer.api.reviews.open.mutate({ token: reviewToken(t, order.id) });
    expect(page).toEqual({
      orderId: order.id,
      lang: 'en',
      suggestedNames: ['Ada Marie Quill', 'Ada Q.', 'Quill Bookbinding'],
      canSave: true,
      review: null,
    });
  });

  it('SEC-17: a stranger’s, a changed or a foreign link is rejected with one sentence, and writes nothing', async () => {
    const [order, other] = [await makeLiveOrder(t), await makeLiveOrder(t)];
    const [, signature] = reviewToken(t, order.id).split('.');
    const forged = [
      '',
      'x',
      `${reviewToken(t, other.id).split('.')[0]}.${signature}`,
      reviewToken(t, order.id, 2),
      reviewToken(t, 1_999_999_999),
    ];
    for (const token of forged) {
      const opened = await rejection(customer.api.reviews.open.mutate({ token }));
      expect([token, opened.httpStatus, opened.message]).toEqual([token, 404, NOT_VALID]);
      const saved = await rejection(customer.api.reviews.save.mutate({ ...REVIEW, token }));
      expect([token, saved.httpStatus, saved.message]).toEqual([token, 404, NOT_VALID]);
    }
    expect(await rows()).toEqual([]);
  });

  it('is not a link to the order form, nor the other way round', async () => {
    const order = await makeLiveOrder(t);
    const token = reviewToken(t, order.id);
    await expect(customer.api.confirmations.prefill.mutate({ orderId: order.id, token })).rejects.toThrow(
      'This form link is no longer valid.',
    );
  });

  it('stops working when the order is cancelled or its customer erased', async () => {
    const owner = await t.asAdmin('owner');
    const [cancelled, erased] = [await makeLiveOrder(t), await makeLiveOrder(t)];
    await owner.api.orders.setStatus.mutate({ id: cancelled.id, status: 'cancelled' });
    await owner.api.privacy.erase.mutate({ email: erased.customerEmail, confirm: 'ERASE' });
    for (const { id } of [cancelled, erased])
      await expect(customer.api.reviews.open.mutate({ token: reviewToken(t, id) })).rejects.toThrow(
        NOT_VALID,
      );
  });

  it('invalid links are limited per address, valid ones are not', async () => {
    const order = await makeLiveOrder(t);
    const stranger = t.asVisitor({ ip: '203.0.113.7' });
    const attempts = [];
    for (let n = 0; n < 31; n++)
      attempts.push((await rejection(stranger.api.reviews.open.mutate({ token: `wrong-${n}` }))).httpStatus);
    expect(attempts.at(29)).toBe(404);
    expect(attempts.at(30)).toBe(429);
    await stranger.api.reviews.open.mutate({ token: reviewToken(t, order.id) });
  });
});

describe('writing', () => {
  it('every field is required, and the server decides', async () => {
    const order = await makeLiveOrder(t);
    const token = reviewToken(t, order.id);
    const attempts: [Record<string, unknown>, string, string][] = [
      [{ stars: 0 }, 'stars', 'Choose 1 to 5 stars.'],
      [{ stars: 6 }, 'stars', 'Choose 1 to 5 stars.'],
      [{ stars: 4.5 }, 'stars', 'Choose 1 to 5 stars.'],
      [{ text: ' ' }, 'text', 'Write a few words.'],
      [{ text: 'x'.repeat(1001) }, 'text', 'Use at most 1000 characters.'],
      [{ nameShown: '' }, 'nameShown', 'Enter the name to show.'],
      [{ nameShown: 'https://spam.example' }, 'nameShown', 'A name cannot contain'],
      [{ consent: false }, 'consent', 'We need your consent to publish the review.'],
    ];
    for (const [change, field, message] of attempts) {
      const given = { ...REVIEW, token, ...change } as never;
      const { httpStatus, issues } = await rejection(customer.api.reviews.save.mutate(given));
      expect([httpStatus, issues?.[0]?.path]).toEqual([400, [field]]);
      expect(issues?.[0]?.message).toContain(message);
    }
    expect(await rows()).toEqual([]);
  });

  it('the second attempt changes the one review of the order, also at the same moment', async () => {
    const order = await makeLiveOrder(t);
    const token = reviewToken(t, order.id);
    const save = (text: string) => customer.api.reviews.save.mutate({ ...REVIEW, token, text });
    await Promise.all([save('First.'), save('First.'), save('First.')]);
    expect(await rows()).toEqual([
      { stars: 5, text: 'First.', name_shown: 'Ada Q.', state: 'written', revision: 1 },
    ]);
    await save('Second.');
    expect(await rows()).toMatchObject([{ text: 'Second.', revision: 2 }]);
    expect((await customer.api.reviews.open.mutate({ token })).review).toMatchObject({ text: 'Second.' });
  });

  it('can be changed for 30 days, also with an expired link, and not later', async () => {
    const order = await makeLiveOrder(t);
    const token = reviewToken(t, order.id);
    days(REVIEW_LINK_DAYS - 1);
    await customer.api.reviews.save.mutate({ ...REVIEW, token });
    days(REVIEW_EDIT_DAYS - 1);
    await customer.api.reviews.save.mutate({ ...REVIEW, token, stars: 4 });
    days(2);
    expect(await customer.api.reviews.open.mutate({ token })).toMatchObject({
      canSave: false,
      review: { stars: 4 },
    });
    await expect(customer.api.reviews.save.mutate({ ...REVIEW, token, stars: 1 })).rejects.toThrow(TOO_LATE);
    expect(await rows()).toMatchObject([{ stars: 4 }]);
  });

  it('a link that was never used expires', async () => {
    const order = await makeLiveOrder(t);
    const token = reviewToken(t, order.id);
    days(REVIEW_LINK_DAYS + 1);
    expect(await customer.api.reviews.open.mutate({ token })).toMatchObject({ canSave: false, review: null });
    await expect(customer.api.reviews.save.mutate({ ...REVIEW, token })).rejects.toThrow(
      'This link has expired',
    );
  });

  it('is reported as an event, without text and name for those who may not read personal data', async () => {
    const order = await makeLiveOrder(t);
    const token = reviewToken(t, order.id);
    await customer.api.reviews.save.mutate({ ...REVIEW, token });
    await customer.api.reviews.save.mutate({ ...REVIEW, token });
    const events = await t.sql<{ data: object; order_id: number }>(
      `select data, order_id from event where type = 'review.submitted'`,
    );
    expect(events).toMatchObject([
      { order_id: order.id, data: { orderId: order.id, stars: 5, state: 'written', revision: 1 } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Ada|few words/);
  });
});

it('the customer’s page gets a link while the review can be written or changed', async () => {
  const awaiting = await makeOrder(t);
  const live = await makeLiveOrder(t);
  const state = async (id: number) => {
    const found = await reviewOf(t.context(), id);
    return found && [found.state, found.url?.replace(/#t=.+/, '#t=') ?? null];
  };
  expect(await state(awaiting.id)).toBeNull();
  expect(await state(live.id)).toEqual(['open', 'http://localhost:3000/review#t=']);
  await customer.api.reviews.save.mutate({ ...REVIEW, token: reviewToken(t, live.id) });
  expect(await state(live.id)).toEqual(['written', 'http://localhost:3000/review#t=']);
  const setStatus = async (status: 'cancelled' | 'paid') =>
    (await t.asAdmin()).api.orders.setStatus.mutate({ id: live.id, status });
  await setStatus('cancelled');
  expect(await state(live.id)).toEqual(['written', null]);
  await setStatus('paid');
  expect(await state(live.id)).toEqual(['written', 'http://localhost:3000/review#t=']);
  days(REVIEW_EDIT_DAYS + 1);
  expect(await state(live.id)).toEqual(['written', null]);
});
