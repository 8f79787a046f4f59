/** Emails that schedules send: a row that fails stops no other, and is tried again. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobDefinitions } from '#server/jobs.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, makeCustomerPage, makeLiveOrder } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { makeToken } from '#server/testing/tokens.ts';

const HOUR_MS = 3_600_000;
const BUYERS = ['first@shop.example', 'second@shop.example', 'third@shop.example'];

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  t.clock.freeze();
});
const repair = () => t.sql('drop trigger if exists broken_row on mail_message');
afterEach(repair);

/** No email can be written that meets this condition. */
async function breakRow(condition: string): Promise<void> {
  await t.sql(
    `create or replace function fail_row() returns trigger language plpgsql as $$ begin raise exception 'this row always fails'; end $$`,
  );
  await t.sql(
    `create trigger broken_row before insert on mail_message for each row when (${condition}) execute function fail_row()`,
  );
}

type Job = {
  name: string;
  /** @returns the condition of this row's email, if the address does not tell */
  make: (customerEmail: string) => Promise<unknown>;
  hours: number;
};
const JOBS: Job[] = [
  {
    name: 'form-reminder',
    make: (customerEmail) => makePaidCheckout(t, { customerEmail }),
    hours: 24,
  },
  {
    name: 'answer-reminder',
    async make(customerEmail) {
      const { order } = await makeCustomerPage(t, [], { customerEmail });
      await advanceProject(t, order.id, 'designs_sent');
    },
    hours: 48,
  },
  {
    name: 'review-request',
    make: (customerEmail) => makeLiveOrder(t, { customerEmail }),
    hours: 14 * 24,
  },
  {
    name: 'checkout-recovery',
    make: (customerEmail) =>
      t.asVisitor().api.recovery.remember.mutate({ customerEmail, wanted: true, begunId: null }),
    hours: 2,
  },
  {
    name: 'token-expiry',
    async make() {
      const { view } = await makeToken(t, ['orders:read'], { days: 30 });
      return `new.once_key like 'api-token-expiring:${view.id}:%'`;
    },
    hours: 16 * 24,
  },
];

it.each(JOBS)(
  'REL-12 $name: a row that always fails stops no other, and is sent when it no longer fails',
  async ({ name, make, hours }) => {
    const conditions: string[] = [];
    for (const email of BUYERS) {
      const made = await make(email);
      conditions.push(typeof made === 'string' ? made : `new.to_address = '${email}'`);
      t.clock.advance(1000);
    }
    await breakRow(conditions[0] ?? '');
    t.clock.advance(hours * HOUR_MS);
    const before = (await t.emails()).length;
    const run = async () => {
      await jobDefinitions(t.deps)
        .find((job) => job.name === name)
        ?.run(t.context(), {});
      return (await t.emails()).length - before;
    };
    expect(await run()).toBe(2);
    expect(takeUnexpectedErrors()).toMatchObject([
      { message: 'a due email was not written', job: name, row: expect.any(Number) },
    ]);
    await repair();
    expect(await run()).toBe(3);
  },
);
