/** The first load of the dashboard has these: no zod. */
import type { LaunchProgress, LaunchRowView } from './launch.schema.ts';

/** Rows that do not apply are left out. */
export function launchProgress(rows: readonly Pick<LaunchRowView, 'state'>[]): LaunchProgress {
  const counted = rows.filter(({ state }) => state !== 'not-applicable');
  return { done: counted.filter(({ state }) => state === 'done').length, total: counted.length };
}

export const progressText = ({ done, total }: LaunchProgress): string => `${done} of ${total} done`;
