import {
  ADA,
  defineOpenApi,
  FORM_SENT,
  firstPage,
  LIVE,
  ORDERED,
  order,
  pageOf,
} from '#server/http/openapi/define-openapi.ts';
import type { ProjectDetailView, ProjectView } from '#src/domain/project/project/project.schema.ts';
import type { ReviewView } from '#src/domain/project/review/review.schema.ts';
import type { Json } from '#src/domain/shared/json.ts';
import { site } from '#src/domain/site.ts';

const DESIGNS_SENT = '2026-11-10T09:45:00.000Z';
const DESIGN_CHOSEN = '2026-11-10T14:20:44.000Z';
const REVIEW_READY = '2026-11-12T13:05:00.000Z';

export const project: Json<ProjectView> = {
  id: 96,
  orderId: order.id,
  customerName: ADA.name,
  stage: 'live',
  isToStart: false,
  due: null,
  waitingSince: null,
  isLate: false,
  siteUrl: 'https://quillbinding.example',
  assignee: { id: 2, username: 'alice' },
  changedAt: LIVE,
  createdAt: ORDERED,
};
const byAlice = { actorKind: 'staff', actorName: 'alice', note: null } as const;
const byAda = { actorKind: 'customer', actorName: 'customer', note: null } as const;
const chosenDesign = { id: 212, title: 'Marbled paper', round: 1 };
const projectDetail: Json<ProjectDetailView> = {
  ...project,
  events: [
    { id: 486, kind: 'went_live', ...byAlice, createdAt: LIVE },
    { id: 484, kind: 'approved', ...byAda, createdAt: '2026-11-12T16:31:27.000Z' },
    { id: 479, kind: 'review_ready', ...byAlice, createdAt: REVIEW_READY },
    { id: 466, kind: 'design_chosen', ...byAda, createdAt: DESIGN_CHOSEN },
    { id: 463, kind: 'designs_sent', ...byAlice, createdAt: DESIGNS_SENT },
    { id: 458, kind: 'form_submitted', ...byAda, createdAt: FORM_SENT },
    { id: 457, kind: 'opened', actorKind: 'system', actorName: 'system', note: null, createdAt: ORDERED },
  ],
  stageTimes: {
    awaiting_form: ORDERED,
    designing: FORM_SENT,
    choosing: DESIGNS_SENT,
    building: DESIGN_CHOSEN,
    reviewing: REVIEW_READY,
    live: LIVE,
  },
  chosenDesign,
  changes: ['reopened'],
  undoableEventId: null,
  linkVersion: 1,
};

export const review: Json<ReviewView> = {
  id: 41,
  orderId: order.id,
  customerName: ADA.name,
  stars: 5,
  text: 'The site was ready before I had found the photographs for it.',
  nameShown: 'Ada Q.',
  lang: 'en',
  state: 'published',
  declineReason: null,
  decidedBy: 'owner',
  decidedAt: '2026-11-18T09:02:40.000Z',
  revision: 1,
  createdAt: '2026-11-17T19:26:15.000Z',
  updatedAt: '2026-11-17T19:26:15.000Z',
};

export const projectOpenApi = defineOpenApi({
  calls: {
    projects: {
      list: { input: firstPage, output: pageOf(project) },
      get: { input: { id: project.id }, output: projectDetail },
    },
    reviews: {
      list: { input: firstPage, output: pageOf(review) },
      get: { input: { id: review.id }, output: review },
    },
  },
  events: {
    'project.stage_changed': {
      summary: 'A project entered another stage',
      timestamp: DESIGN_CHOSEN,
      data: {
        ...project,
        stage: 'building',
        previousStage: 'choosing',
        change: 'design_chosen',
        chosenDesign,
        due: {
          part: 'website',
          from: 'shop',
          at: '2026-11-18T14:20:44.000Z',
          leftMs: 172_800_000,
          isWorkingTime: true,
        },
        siteUrl: null,
        changedAt: DESIGN_CHOSEN,
      },
    },
    'review.submitted': {
      summary: 'A customer wrote a review or changed it',
      timestamp: review.createdAt,
      data: { ...review, state: 'written', decidedBy: null, decidedAt: null },
    },
    'certificate.planted': {
      summary: 'The tree of an order was planted',
      timestamp: '2026-11-30T10:12:09.000Z',
      data: {
        id: 64,
        orderId: order.id,
        number: 'TREE-J428-HT95',
        status: 'planted',
        name: ADA.business,
        issuedOn: '2026-11-13',
        plantedOn: '2026-11-28',
        place: site.plantingPlace,
        partner: site.plantingPartner,
        lang: 'en',
        batchId: 4,
        createdAt: LIVE,
      },
    },
  },
});
