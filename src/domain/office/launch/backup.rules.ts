import { addDays, hoursBefore, utcDay } from '#src/domain/shared/dates.ts';
import { done, type LaunchCheck, todo } from './launch-check.rules.ts';

const BACKUP_HOURS_MAX = 24;
/** A little more than a quarter. */
export const RESTORE_DAYS_MAX = 100;
const EVERY_DAY = 'Run “npm run db:backup” every day, and keep the file on another machine.';

/** @param savedAt end of the newest `npm run db:backup` */
export function checkBackup(savedAt: Date | null, now: Date): LaunchCheck {
  if (!savedAt) return todo('No backup has been made with “npm run db:backup”.', EVERY_DAY);
  if (savedAt < hoursBefore(now, BACKUP_HOURS_MAX))
    return todo('The newest backup is older than a day.', EVERY_DAY, { at: savedAt });
  return done('The newest backup is younger than a day.', savedAt);
}

export type RestoreFacts = { restoredAt: Date; backupOf: Date } | null;

export function checkRestore(restore: RestoreFacts, now: Date): LaunchCheck {
  const how =
    'Restore a backup into an empty place with “npm run db:restore”, and enter the code that it prints.';
  if (!restore) return todo('No restore has been tried. A backup that nobody has restored is a hope.', how);
  if (restore.restoredAt < addDays(now, -RESTORE_DAYS_MAX))
    return todo('The last restore was tried more than a quarter of a year ago.', how, {
      at: restore.restoredAt,
    });
  return done(`A backup of ${utcDay(restore.backupOf)} was restored.`, restore.restoredAt);
}
