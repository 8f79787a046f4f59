/** All job queues with their handlers and schedules. */
import { systemContext } from './context.ts';
import type { Deps } from './deps.ts';
import { emailMonthlySummaries } from './features/affiliate/monthly-summary.service.ts';
import { emailLoginCode, LOGIN_CODE_QUEUE } from './features/affiliate-login/login-code.service.ts';
import { pruneUnclaimedLogos } from './features/logo/logo.service.ts';
import { CANCELLED_EMAIL_QUEUE, emailCancellation } from './features/order/cancelled-email.service.ts';
import { FORM_REMINDER_QUEUE, remindOfForms } from './features/order/form-reminder.service.ts';
import { reconcileNightly } from './features/payment/reconciliation.service.ts';
import { vacuumEmbedded } from './platform/database/maintenance.ts';
import { pruneExpired } from './platform/database/prune.ts';
import { EMAIL_QUEUE } from './platform/email/mailer.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';

export function jobDefinitions(deps: Deps): Record<string, JobDefinition> {
  return {
    [EMAIL_QUEUE]: {
      atOnce: deps.mailTransport.atOnce,
      handler: (data) => deps.mailer.deliver(String(data.id)),
    },
    [LOGIN_CODE_QUEUE]: { handler: (data) => emailLoginCode(systemContext(deps), data), retryLimit: 5 },
    [CANCELLED_EMAIL_QUEUE]: { handler: (data) => emailCancellation(systemContext(deps), data) },
    [FORM_REMINDER_QUEUE]: {
      schedule: '11 * * * *',
      retryLimit: 1,
      handler: async () => {
        await remindOfForms(systemContext(deps));
      },
    },
    'monthly-summary': {
      // After the month has ended in every time zone.
      schedule: '0 14 1 * *',
      retryLimit: 5,
      handler: async () => {
        await emailMonthlySummaries(systemContext(deps));
      },
    },
    reconciliation: {
      schedule: '23 3 * * *',
      retryLimit: 1,
      handler: () => reconcileNightly(systemContext(deps)),
    },
    upkeep: { schedule: '41 3 * * *', retryLimit: 1, handler: () => vacuumEmbedded(deps.db) },
    sweep: {
      schedule: '*/10 * * * *',
      retryLimit: 1,
      handler: async () => {
        await deps.sessions.sweep();
        await pruneExpired(deps.db.fork(), deps.clock.now());
        await pruneUnclaimedLogos(systemContext(deps));
      },
    },
  };
}
