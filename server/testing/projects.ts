/** Projects through the services and the API. */
import type { StaffChange } from '#src/domain/project/project.rules.ts';
import type { ProjectDetailView } from '#src/domain/project/project.schema.ts';
import type { Caller } from './callers.ts';
import { CONFIRMATION, intakeToken } from './factories.ts';
import type { TestApp } from './test-app.ts';

export async function projectOf(t: TestApp, orderId: number): Promise<ProjectDetailView | null> {
  return (await t.asAdmin()).api.projects.ofOrder.query({ orderId });
}

export async function requireProject(t: TestApp, orderId: number): Promise<ProjectDetailView> {
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
  lastEventId?: number;
};
export const makeChange = (
  staff: Caller,
  project: ProjectDetailView,
  change: StaffChange,
  details: Details = {},
): Promise<ProjectDetailView> =>
  staff.api.projects.change.mutate({
    id: project.id,
    change,
    lastEventId: project.events[0]?.id ?? 0,
    ...(change === 'went_live' ? { liveAnyway: true, note: 'No test opens a real website.' } : {}),
    ...details,
  });

export async function advanceProject(
  t: TestApp,
  orderId: number,
  ...changes: StaffChange[]
): Promise<ProjectDetailView> {
  const staff = await t.asAdmin();
  let project = await requireProject(t, orderId);
  for (const change of changes)
    project = await makeChange(staff, project, change, { siteUrl: 'https://quill.example' });
  return project;
}
