/** What each feature checks about its own records, for the nightly check and the admin page. */
import type { Deps } from './deps.ts';
import { checkCommissions } from './modules/affiliate/commission/commission-checks.service.ts';
import { checkPayouts } from './modules/affiliate/payout/payout-checks.service.ts';
import { checkTokens } from './modules/integration/api-token/token-checks.service.ts';
import { checkProjects } from './modules/project/project/project-checks.service.ts';
import { checkOrderRevenue, checkTransfers } from './modules/sale/ledger/ledger-checks.service.ts';
import { checkStoredEvents } from './modules/sale/payment/event-checks.service.ts';

export const recordChecks: Deps['recordChecks'] = [
  checkOrderRevenue,
  checkCommissions,
  checkPayouts,
  checkTransfers,
  checkStoredEvents,
  checkProjects,
  checkTokens,
];
