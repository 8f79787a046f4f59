/** Projects and the reviews of live ones, through the services and the API. */
import { reviewLinkToken } from '#server/modules/project/review/review-token.service.ts';
import type { OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { projectLinkToken } from '#server/modules/sale/order-email/email-links.service.ts';
import type { PaidCheckout } from '#server/modules/sale/payment/payment.service.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import type { StaffChange } from '#src/domain/project/project/project.rules.ts';
import { REVIEW_LINK_DAYS, type ReviewState } from '#src/domain/project/review/review.rules.ts';
import type { ReviewView } from '#src/domain/project/review/review.schema.ts';
import type { Caller } from './callers.ts';
import { CONFIRMATION, intakeToken, makePaidCheckout } from './factories.ts';
import type { TestApp } from './test-app.ts';

export async function projectOf(t: TestApp, orderId: number): Promise<ProjectWork | null> {
  return (await t.asAdmin()).api.projects.ofOrder.query({ orderId });
}

export async function requireProject(t: TestApp, orderId: number): Promise<ProjectWork> {
  const project = await projectOf(t, orderId);
  if (!project) throw new Error(`order ${orderId} has no project`);
  return project;
}

/** The customer sends the form through the emailed link. */
export const sendForm = (t: TestApp, orderId: number) =>
  t
    .asVisitor()
    .post('/api/order-confirmations', { ...CONFIRMATION, orderId, token: intakeToken(t, orderId) });

type Details = {
  liveAnyway?: boolean;
  note?: string;
  customerNote?: string;
  siteUrl?: string;
  designId?: number | null;
  lastEventId?: number;
};
/** Of several designs, the first one is chosen. */
export function makeChange(
  staff: Caller,
  { id, events, sent }: ProjectWork,
  change: StaffChange,
  details: Details = {},
): Promise<ProjectWork> {
  return staff.api.projects.change.mutate({
    id,
    change,
    lastEventId: events[0]?.id ?? 0,
    designId: (change === 'design_chosen' && sent[0]?.id) || null,
    ...(change === 'went_live' ? { liveAnyway: true, note: 'No test opens a real website.' } : {}),
    ...details,
  });
}

export async function advanceProject(
  t: TestApp,
  orderId: number,
  ...changes: StaffChange[]
): Promise<ProjectWork> {
  const staff = await t.asAdmin();
  let project = await requireProject(t, orderId);
  for (const change of changes)
    project = await makeChange(staff, project, change, { siteUrl: 'https://quill.example' });
  return project;
}

export const projectToken = (t: TestApp, orderId: number, version = 1): string =>
  projectLinkToken.sign(t.deps.keyring, { orderId, version }, null);

export type MadePage = { order: OrderRow; projectId: number; token: string };

/** A project whose form has arrived; its receipt made the link valid. */
export async function makeCustomerPage(
  t: TestApp,
  changes: readonly StaffChange[] = [],
  values: Partial<PaidCheckout> = {},
): Promise<MadePage> {
  const order = await makePaidCheckout(t, values);
  await sendForm(t, order.id);
  const { id: projectId } = await requireProject(t, order.id);
  if (changes.includes('designs_sent')) await addDesigns(t, projectId);
  await advanceProject(t, order.id, ...changes);
  return { order, projectId, token: projectToken(t, order.id) };
}

/** Three links, not yet sent. */
async function addDesigns(t: TestApp, projectId: number): Promise<void> {
  for (const position of [1, 2, 3])
    await t.sql(
      `insert into project_design (project_id, round, position, title, kind, link, created_at)
       values (?, 1, ?, ?, 'link', 'https://designs.example/quill', now())`,
      [projectId, position, `Design ${position}`],
    );
}

export const REVIEW = {
  stars: 5,
  text: 'In few words: very good.',
  nameShown: 'Ada Q.',
  consent: true,
} as const;

/** Goes live in one step, because tests of reviews do not look at the others. */
export async function makeLiveOrder(
  t: TestApp,
  values: Parameters<typeof makePaidCheckout>[1] = {},
): Promise<OrderRow> {
  const order = await makePaidCheckout(t, values);
  await t.sql(
    `insert into project_event (project_id, kind, actor_kind, actor_name, created_at)
     select id, 'went_live', 'staff', 'staff', ? from project where order_id = ?`,
    [t.clock.now(), order.id],
  );
  await t.sql(
    `update project set stage = 'live', due_at = null, site_url = 'https://quill.example' where order_id = ?`,
    [order.id],
  );
  return order;
}

export const reviewToken = (t: TestApp, orderId: number, version = 1): string =>
  reviewLinkToken.sign(
    t.deps.keyring,
    { orderId, version, writableUntil: t.clock.now().getTime() + REVIEW_LINK_DAYS * 86_400_000 },
    null,
  );

type Words = { stars?: number; text?: string; nameShown?: string };

/** Writes the review of an order and decides about it. */
export async function makeReview(
  t: TestApp,
  orderId: number,
  words: Words = {},
  state: ReviewState = 'published',
): Promise<ReviewView> {
  await t.asVisitor().api.reviews.save.mutate({ ...REVIEW, ...words, token: reviewToken(t, orderId) });
  const staff = await t.asAdmin();
  const [row] = (await staff.api.reviews.list.query({ q: String(orderId) })).items;
  if (!row) throw new Error(`order ${orderId} has no review`);
  if (state === 'written') return row;
  return staff.api.reviews.decide.mutate({
    id: row.id,
    state,
    revision: row.revision,
    expectedState: row.state,
    reason: state === 'declined' ? 'It names another person.' : null,
  });
}

/** A project whose designs took so long. */
export async function makeDesignedProject(t: TestApp, hours: number): Promise<ProjectWork> {
  const order = await makePaidCheckout(t);
  await sendForm(t, order.id);
  t.clock.advance(hours * 3_600_000);
  return advanceProject(t, order.id, 'designs_sent');
}

/** Projects with the events of that one: many need not go through the services. */
export async function copyProject(t: TestApp, projectId: number, copies: number): Promise<void> {
  for (let copy = 0; copy < copies; copy += 1) {
    const order = await makePaidCheckout(t);
    await t.sql(
      `insert into project_event (project_id, kind, actor_kind, actor_name, created_at)
       select (select id from project where order_id = ?), kind, actor_kind, actor_name, created_at
       from project_event where project_id = ? and kind <> 'opened'
       order by project_event.id returning id`,
      [order.id, projectId],
    );
  }
}
