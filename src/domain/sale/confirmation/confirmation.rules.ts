import {
  effectiveEvents,
  type ProjectEvent,
  type ProjectStage,
  projectState,
} from '#src/domain/project/project/project.rules.ts';
import type { ConfirmationStatus } from './confirmation.schema.ts';

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

const TRUE_AT: Record<ConfirmationStatus, ProjectStage | null> = {
  pending: null,
  in_progress: 'designing',
  completed: 'live',
};
/** Whether a customer may be told of the status; without a project, nothing contradicts it. */
export const isStatusEmailed = (status: ConfirmationStatus, stage: ProjectStage | null): boolean =>
  status !== 'pending' && (stage === null || stage === TRUE_AT[status]);

export const INTAKE_LABELS = {
  domainOwnership: { yes: 'Yes', no: 'No', unsure: 'Unsure' },
  hearAboutUs: {
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    referral: 'Referral',
    facebook: 'Facebook',
    other: 'Other',
  },
} as const;
