import { errorFields, type LogFields } from '../logger.ts';

/** Explains to the operator in one sentence why a backup or a restore failed. */
export class BackupError extends Error {}

/** With the message of a BackupError. Others are not logged: they may quote user input. */
export const reasonFields = (error: unknown): LogFields => ({
  ...errorFields(error),
  ...(error instanceof BackupError ? { reason: error.message } : {}),
});
