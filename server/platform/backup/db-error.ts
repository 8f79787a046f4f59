import { errorFields, type LogFields } from '../logger.ts';

/** Says in one sentence, for whoever runs the shop, why a backup or a restore did not happen. */
export class DbError extends Error {}

/** For the log, which leaves out the words of errors in general because they may hold what visitors wrote; these are our own. */
export const reasonFields = (error: unknown): LogFields => ({
  ...errorFields(error),
  ...(error instanceof DbError ? { reason: error.message } : {}),
});
