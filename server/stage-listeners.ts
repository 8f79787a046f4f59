/** Who follows the stages of a project, in this order and in the transaction of the change. */
import type { Context } from './context.ts';
import { followProject } from './features/customer-page/page-listener.service.ts';
import { followForm } from './features/project/form-status.service.ts';
import { reportStage } from './features/project/stage-event.service.ts';
import type { StageListener } from './features/project/stage-listener.port.ts';
import { sendDesigns } from './features/project-design/design-listener.service.ts';
import { emailStages } from './features/project-email/stage-email.service.ts';
import { reviewListener } from './features/review/review-listener.service.ts';
import { certificateListener } from './features/tree/certificate-listener.service.ts';

export const stageListeners: readonly StageListener<Context>[] = [
  sendDesigns,
  followProject,
  followForm,
  emailStages,
  certificateListener,
  reviewListener,
  reportStage,
];
