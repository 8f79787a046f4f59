import type { ConfirmationStatus } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { effectiveEvents, type ProjectEvent, projectState } from './project.rules.ts';

/** The status of a form after an event of its project; null leaves it as it is. */
export function statusInProject(events: readonly Pick<ProjectEvent, 'kind'>[]): ConfirmationStatus | null {
  const { stage } = projectState(events);
  switch (stage) {
    case 'awaiting_form':
      return 'pending';
    case 'designing':
      return effectiveEvents(events).some(({ kind }) => kind === 'designs_sent') ? 'in_progress' : 'pending';
    case 'choosing':
    case 'building':
    case 'reviewing':
      return 'in_progress';
    case 'live':
      return 'completed';
    case 'closed':
      return null;
  }
}
