/** All jobs with their schedules. */

import type { Context } from './context.ts';
import { pruneExpired } from './database/prune.ts';
import type { Deps } from './deps.ts';
import { emailMonthlySummaries } from './modules/affiliate/account/monthly-summary.service.ts';
import { loginCodeJob } from './modules/affiliate/login/login-code.service.ts';
import { emailExpiringTokens } from './modules/integration/api-token/token-expiry.service.ts';
import { pruneWebhooks } from './modules/integration/webhook/prune-webhooks.service.ts';
import { projectLinkJob } from './modules/project/customer-page/new-link.service.ts';
import { pruneProjectFiles } from './modules/project/file/project-file.service.ts';
import { refreshDueTimes } from './modules/project/project/due-times.service.ts';
import { remindOfAnswers } from './modules/project/project-email/answer-reminder.service.ts';
import { askForReviews } from './modules/project/review/review-request.service.ts';
import { plantedEmailJob } from './modules/project/tree/certificate-email.service.ts';
import { pruneUnclaimedLogos } from './modules/sale/logo/logo.service.ts';
import { cancelledEmailJob } from './modules/sale/order/cancelled-email.service.ts';
import { remindOfForms } from './modules/sale/order/form-reminder.service.ts';
import { reconcileNightly } from './modules/sale/payment/reconciliation.service.ts';
import { emailBegunCheckouts } from './modules/sale/recovery/recovery.service.ts';
import { vacuumEmbedded } from './platform/database/maintenance.ts';
import { emailJob } from './platform/email/mailer.ts';
import { defineJob, type JobDefinition, noData } from './platform/jobs/define-job.ts';
import { removeFileJob } from './platform/storage/stored-files.ts';

const scheduled = (
  name: string,
  options: { schedule: string; retryLimit: number },
  handler: (ctx: Context) => Promise<unknown>,
): JobDefinition<Context> =>
  defineJob(
    name,
    noData,
    async (ctx: Context) => {
      await handler(ctx);
    },
    options,
  );

const EVERY_TEN_MINUTES = { schedule: '*/10 * * * *', retryLimit: 1 };

const SCHEDULED: readonly JobDefinition<Context>[] = [
  scheduled('form-reminder', { schedule: '11 * * * *', retryLimit: 1 }, remindOfForms),
  scheduled('answer-reminder', { schedule: '31 * * * *', retryLimit: 1 }, remindOfAnswers),
  scheduled('review-request', { schedule: '37 * * * *', retryLimit: 1 }, askForReviews),
  scheduled('project-due-times', { schedule: '5 * * * *', retryLimit: 1 }, refreshDueTimes),
  scheduled('checkout-recovery', { schedule: '*/5 * * * *', retryLimit: 1 }, emailBegunCheckouts),
  // After the month has ended in every time zone.
  scheduled('monthly-summary', { schedule: '0 14 1 * *', retryLimit: 5 }, (ctx) =>
    emailMonthlySummaries(ctx),
  ),
  scheduled('token-expiry', { schedule: '17 7 * * *', retryLimit: 5 }, emailExpiringTokens),
  scheduled('reconciliation', { schedule: '23 3 * * *', retryLimit: 1 }, reconcileNightly),
  scheduled('vacuum', { schedule: '41 3 * * *', retryLimit: 1 }, ({ deps }) => vacuumEmbedded(deps.db)),
  // A job for each: one that fails stops no other.
  scheduled('prune-sessions', EVERY_TEN_MINUTES, ({ deps }) => deps.sessions.prune()),
  scheduled('prune', EVERY_TEN_MINUTES, ({ em, deps }) => pruneExpired(em, deps.clock.now())),
  scheduled('prune-logos', EVERY_TEN_MINUTES, pruneUnclaimedLogos),
  scheduled('prune-project-files', EVERY_TEN_MINUTES, pruneProjectFiles),
  scheduled('prune-webhooks', EVERY_TEN_MINUTES, pruneWebhooks),
];

export const jobDefinitions = (deps: Pick<Deps, 'mailTransport'>): readonly JobDefinition<Context>[] => [
  { ...emailJob, atOnce: deps.mailTransport.atOnce },
  loginCodeJob,
  projectLinkJob,
  cancelledEmailJob,
  plantedEmailJob,
  removeFileJob,
  ...SCHEDULED,
];
