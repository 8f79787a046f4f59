/** Programs learn the stages of projects. */
import { expect, it } from 'vitest';
import { makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp } from '#server/testing/test-app.ts';

it('each change of the stage is one event; the reduced data names nobody', async () => {
  const t = await createTestApp();
  const order = await makePaidCheckout(t, { customerName: 'Ada Quill' });
  await sendForm(t, order.id);
  const live = await advanceProject(
    t,
    order.id,
    'designs_sent',
    'design_chosen',
    'review_ready',
    'approved',
    'went_live',
  );
  const staff = await t.asAdmin();
  const { events } = await staff.api.events.list.query({});
  const own = events.filter(({ type }) => type === 'project.stage_changed').map(({ data }) => data);
  expect(own.map(({ previousStage, stage, change }) => [previousStage, stage, change])).toEqual([
    ['awaiting_form', 'designing', 'form_submitted'],
    ['designing', 'choosing', 'designs_sent'],
    ['choosing', 'building', 'design_chosen'],
    ['building', 'reviewing', 'review_ready'],
    // The approval stays in the same stage.
    ['reviewing', 'live', 'went_live'],
  ]);
  expect(own.at(-1)).toMatchObject({
    id: live.id,
    orderId: order.id,
    customerName: 'Ada Quill',
    siteUrl: 'https://quill.example',
  });
  const reduced = await t.sql<{ data: object }>(
    `select data from event where type = 'project.stage_changed'`,
  );
  expect(JSON.stringify(reduced)).not.toMatch(/Quill|quill/);
  expect(reduced).toHaveLength(5);
});
