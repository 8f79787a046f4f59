/** Who follows the stages of a project, in this order and in the transaction of the change. */
import type { Context } from './context.ts';
import { followProject } from './modules/project/customer-page/page-listener.service.ts';
import { sendDesigns } from './modules/project/design/design-listener.service.ts';
import { followForm } from './modules/project/project/form-status.service.ts';
import { reportStage } from './modules/project/project/stage-event.service.ts';
import type { StageListener } from './modules/project/project/stage-listener.port.ts';
import { emailStages } from './modules/project/project-email/stage-email.service.ts';
import { reviewListener } from './modules/project/review/review-listener.service.ts';
import { certificateListener } from './modules/project/tree/certificate-listener.service.ts';

export const stageListeners: readonly StageListener<Context>[] = [
  sendDesigns,
  followProject,
  followForm,
  emailStages,
  certificateListener,
  reviewListener,
  reportStage,
];
