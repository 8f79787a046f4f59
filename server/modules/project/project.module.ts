import { namesOf } from '#server/database/subject-names.ts';
import { defineModule } from '#server/module.ts';
import { scheduledJob } from '#server/platform/jobs/jobs.ts';
import { customerPageRouter } from './customer-page/customer-page.router.ts';
import { answerChangeRequest, projectLinkJob } from './customer-page/customer-page.service.ts';
import { mountReceipt } from './customer-page/receipt.route.ts';
import { sendDesigns } from './design/design.service.ts';
import { mountProjectFiles } from './file/project-file.route.ts';
import { pruneProjectFiles } from './file/project-file.service.ts';
import { projectPersonalData } from './personal-data/project-personal-data.service.ts';
import { projectRouter } from './project/project.router.ts';
import { refreshDueTimes } from './project/project-history.service.ts';
import { projectLists } from './project/project-list.service.ts';
import {
  followForm,
  orderListeners,
  projectChecks,
  reportStage,
} from './project/project-listener.service.ts';
import { askForReviews, remindOfAnswers, reviewListener } from './project-email/reminder.service.ts';
import { emailStages } from './project-email/stage-email.service.ts';
import { reviewRouter } from './review/review.router.ts';
import {
  certificateExport,
  certificateListener,
  findCertificatePage,
  plantedEmailJob,
} from './tree/certificate.service.ts';
import { removeUnusedEvidenceJob } from './tree/planting.service.ts';
import { mountTrees } from './tree/tree.route.ts';
import { treeRouter } from './tree/tree.router.ts';

export const projectModule = defineModule({
  name: 'project',
  procedures: {
    projects: projectRouter,
    customerPage: customerPageRouter,
    reviews: reviewRouter,
    trees: treeRouter,
  },
  routes: [mountProjectFiles, mountReceipt, mountTrees],
  pageData: { certificate: findCertificatePage },
  jobs: [
    projectLinkJob,
    plantedEmailJob,
    removeUnusedEvidenceJob,
    scheduledJob('answer-reminder', '31 * * * *', remindOfAnswers),
    scheduledJob('review-request', '37 * * * *', askForReviews),
    scheduledJob('project-due-times', '5 * * * *', refreshDueTimes),
    scheduledJob('prune-project-files', '*/10 * * * *', pruneProjectFiles),
  ],
  on: {
    ...orderListeners,
    'project.event': [
      sendDesigns,
      answerChangeRequest,
      followForm,
      emailStages,
      certificateListener,
      reviewListener,
      reportStage,
    ],
  },
  exports: { trees: certificateExport },
  recordChecks: projectChecks,
  lists: projectLists,
  personalData: [projectPersonalData],
  subjectNames: {
    project: namesOf('customer_order', 'customerName', { table: 'project', key: 'orderId' }),
    review: namesOf('review', 'nameShown'),
  },
});
