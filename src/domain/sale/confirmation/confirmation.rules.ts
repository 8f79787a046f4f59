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

export const ANSWER_LABELS = {
  domainOwnership: { yes: 'Yes', no: 'No', unsure: 'Unsure' },
  hearAboutUs: {
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    referral: 'Referral',
    facebook: 'Facebook',
    other: 'Other',
  },
} as const;

export const LOGO_SIZE_BYTES_MAX = 5 * 1024 * 1024;
export const LOGO_TYPES = ['image/jpeg', 'image/png', 'image/svg+xml'] as const;
export const LOGO_MESSAGES = {
  type: { title: 'Invalid File Type', text: 'Please upload a JPG, PNG, or SVG file.' },
  size: { title: 'File Too Large', text: 'Please upload a file smaller than 5MB.' },
  svgSize: {
    title: 'File Too Large',
    text: 'Upload an SVG smaller than 512 kB, or save the logo as a PNG.',
  },
  complexity: {
    title: 'Logo too complex',
    text: 'This picture is too complex to process. Upload a simpler version, or save it as a PNG.',
  },
  failed: { title: 'Upload Failed', text: 'Please try uploading your logo again.' },
} as const;

export type LogoError = 'type' | 'size';
/** Checks the declared type before the upload; the server checks the content. */
export function findLogoError(file: { type: string; size: number }): LogoError | null {
  if (!(LOGO_TYPES as readonly string[]).includes(file.type)) return 'type';
  return file.size > LOGO_SIZE_BYTES_MAX ? 'size' : null;
}
