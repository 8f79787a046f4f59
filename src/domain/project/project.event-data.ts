import { projectChangeView } from '#src/domain/project/project/project.schema.ts';
import { reviewView } from '#src/domain/project/review/review.schema.ts';
import { certificateEventView } from '#src/domain/project/tree/certificate.schema.ts';

/** `reduced`: ids, amounts, states and dates; nothing that identifies a person. */
const project = {
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
};

const review = {
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
};

const certificate = {
  full: certificateEventView,
  /** The number opens the page of the certificate, which can show a name. */
  reduced: certificateEventView.omit({ name: true, number: true }),
};

/** `data` of each event: the object that the API returns. */
export const projectEventData = {
  'project.stage_changed': project,
  'review.submitted': review,
  'certificate.planted': certificate,
} as const;

/** What a token needs to read events about it. */
export const projectEventScopes = {
  project: 'orders:read',
  review: 'orders:read',
  certificate: 'orders:read',
} as const;
