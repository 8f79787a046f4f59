import { projectChangeView } from '#src/domain/project/project/project.schema.ts';
import { reviewView } from '#src/domain/project/review/review.schema.ts';
import { certificateEventView } from '#src/domain/project/tree/certificate.schema.ts';

/** `reduced`: ids, amounts, states and dates; nothing that identifies a person. */
const project = {
  scope: 'orders:read',
  full: projectChangeView,
  reduced: projectChangeView.pick({
    id: true,
    orderId: true,
    stage: true,
    previousStage: true,
    change: true,
    due: true,
    isLate: true,
    changedAt: true,
    createdAt: true,
  }),
} as const;

const review = {
  scope: 'orders:read',
  full: reviewView,
  reduced: reviewView.pick({
    id: true,
    orderId: true,
    stars: true,
    lang: true,
    state: true,
    revision: true,
    createdAt: true,
    updatedAt: true,
  }),
} as const;

const certificate = {
  scope: 'orders:read',
  full: certificateEventView,
  /** The number opens the page of the certificate, which can show a name. */
  reduced: certificateEventView.omit({ name: true, number: true }),
} as const;

/** `data` of each event: the object that the API returns. */
export const projectEventData = {
  'project.stage_changed': project,
  'review.submitted': review,
  'certificate.planted': certificate,
} as const;
