import type { ProjectStage } from '#src/domain/shared/project-stages.ts';

export const CONFIRMATION_STATUSES = ['pending', 'in_progress', 'completed'] as const;
export type ConfirmationStatus = (typeof CONFIRMATION_STATUSES)[number];

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
