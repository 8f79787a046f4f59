/**
 * Loaded by the application areas after a visit through a link. A file of its own: loading
 * referral.client.ts dynamically would add a module object to the script of every public page.
 */
import { recordVisit } from './referral.client.ts';

recordVisit().catch(() => {});
