/** All job queues with their handlers and schedules. */
import { systemContext } from './context.ts';
import type { Deps } from './deps.ts';
import { LOGIN_CODE_QUEUE, mailLoginCode } from './features/affiliate/login-code.service.ts';
import { mailMonthlySummaries } from './features/affiliate/monthly-summary.service.ts';
import { sweepUnclaimedLogos } from './features/logo/logo.service.ts';
import { CANCELLED_MAIL_QUEUE, mailCancellation } from './features/order/cancelled-mail.service.ts';
import { FORM_REMINDER_QUEUE, remindOfForms } from './features/order/form-reminder.service.ts';
import { reconcileNightly } from './features/payment/reconciliation.service.ts';
import type { JobDefinition } from './platform/jobs.ts';
import { MAIL_QUEUE } from './platform/mail/mailer.ts';
import { sweepExpired } from './platform/sweep.ts';
import { vacuumEmbedded } from './platform/upkeep.ts';

export function jobDefinitions(deps: Deps): Record<string, JobDefinition> {
  return {
    [MAIL_QUEUE]: { atOnce: deps.mailTransport.atOnce, handler: (data) => deps.mailer.deliver(String(data.id)) },
    [LOGIN_CODE_QUEUE]: { handler: (data) => mailLoginCode(systemContext(deps), data), retryLimit: 5 },
    [CANCELLED_MAIL_QUEUE]: { handler: (data) => mailCancellation(systemContext(deps), data) },
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
        await mailMonthlySummaries(systemContext(deps));
      },
    },
    reconciliation: { schedule: '23 3 * * *', retryLimit: 1, handler: () => reconcileNightly(systemContext(deps)) },
    upkeep: { schedule: '41 3 * * *', retryLimit: 1, handler: () => vacuumEmbedded(deps.db) },
    sweep: {
      schedule: '*/10 * * * *',
      retryLimit: 1,
      handler: async () => {
        await deps.sessions.sweep();
        await sweepExpired(deps.db.fork(), deps.clock.now());
        await sweepUnclaimedLogos(systemContext(deps));
      },
    },
  };
}
