/** What each feature checks about its own records, for the nightly check and the admin page. */
import type { Deps } from './deps.ts';
import { checkTokens } from './features/api-token/token-checks.service.ts';
import { checkCommissions } from './features/commission/commission-checks.service.ts';
import { checkOrderRevenue, checkTransfers } from './features/ledger/ledger-checks.service.ts';
import { checkStoredEvents } from './features/payment/event-checks.service.ts';
import { checkPayouts } from './features/payout/payout-checks.service.ts';
import { checkProjects } from './features/project/project-checks.service.ts';

export const recordChecks: Deps['recordChecks'] = [
  checkOrderRevenue,
  checkCommissions,
  checkPayouts,
  checkTransfers,
  checkStoredEvents,
  checkProjects,
  checkTokens,
];
