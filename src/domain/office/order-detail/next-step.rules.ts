/** What happens next with an order, as one sentence for staff. */
import type { ProjectView } from '#src/domain/project/project/project.schema.ts';
import { PART_LABELS, timeLeftText } from '#src/domain/project/project/project-texts.rules.ts';

type Order = { status: string; formSent: boolean };
type Project = Pick<ProjectView, 'due' | 'isLate' | 'stage'>;

/** Null if nothing is left to do. */
export function nextStepText(
  order: Order,
  hasForm: boolean,
  project: Project | null,
  now = new Date(),
): string | null {
  if (order.status === 'cancelled') return null;
  if (order.status !== 'paid') return 'The customer pays. Set the status to paid when the money has arrived.';
  if (!hasForm)
    return order.formSent ? 'The customer answers the order form.' : 'Send the customer the order form.';
  if (!project?.due) return project?.stage === 'live' ? 'Nothing: the website is live.' : null;
  const part = PART_LABELS[project.due.part];
  return `${part}, ${timeLeftText(project, now) ?? 'from the customer'}.`;
}
