import { projectChangeView } from '#src/domain/project/project/project.schema.ts';
import { reviewView } from '#src/domain/project/review/review.schema.ts';
import { certificateEventView } from '#src/domain/project/tree/certificate.schema.ts';

const project = {
  group: 'Projects',
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
  group: 'Reviews',
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
  group: 'Trees',
  scope: 'orders:read',
  full: certificateEventView,
  /** The number opens the page of the certificate, which can show a name. */
  reduced: certificateEventView.omit({ name: true, number: true }),
} as const;

export const projectEventData = {
  'project.stage_changed': { ...project, hint: 'A project entered another stage.' },
  'review.submitted': { ...review, hint: 'A customer wrote a review or changed it.' },
  'certificate.planted': { ...certificate, hint: 'Staff recorded that the tree of an order is planted.' },
} as const;
