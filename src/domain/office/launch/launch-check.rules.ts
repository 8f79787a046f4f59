/** What one check has found, and how a list of them becomes the rows of the screen. */
import {
  type DnsRecord,
  type Exemption,
  LAUNCH_ROWS,
  type LaunchProgress,
  type LaunchRowId,
  type LaunchRowView,
} from './launch.schema.ts';
import { LAUNCH_INFO } from './launch-rows.rules.ts';

export type LaunchCheck = {
  state: 'done' | 'todo' | 'checking';
  found: string;
  todo?: string;
  at?: Date | null;
  record?: DnsRecord;
};
export type LaunchChecks = Partial<Record<LaunchRowId, LaunchCheck>>;

export const done = (found: string, at?: Date | null): LaunchCheck => ({ state: 'done', found, at });
export const todo = (
  found: string,
  what: string,
  more: { at?: Date; record?: DnsRecord } = {},
): LaunchCheck => ({
  state: 'todo',
  found,
  todo: what,
  ...more,
});
export const checking = (found: string, at?: Date | null): LaunchCheck => ({ state: 'checking', found, at });

/** `a`, `a and b`, `a, b and c`. */
export const listText = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/**
 * In the order of the screen. An exemption counts only while its row is not done, so that a stored
 * reason never hides what the server has found.
 */
export function toLaunchRows(
  checks: LaunchChecks,
  exemptions: Partial<Record<LaunchRowId, Exemption>>,
): LaunchRowView[] {
  return LAUNCH_ROWS.flatMap((id) => {
    const check = checks[id];
    if (!check) return [];
    const exemption = (LAUNCH_INFO[id].mayNotApply && exemptions[id]) || null;
    const isExempt = exemption !== null && check.state !== 'done';
    return {
      id,
      state: isExempt ? 'not-applicable' : check.state,
      found: check.found,
      at: check.at ?? null,
      todo: isExempt ? null : (check.todo ?? null),
      record: isExempt ? null : (check.record ?? null),
      exemption: isExempt ? exemption : null,
    } satisfies LaunchRowView;
  });
}

export const isLeft = ({ state }: Pick<LaunchRowView, 'state'>): boolean =>
  state === 'todo' || state === 'checking';

/** Rows that do not apply are left out of the total. */
export function launchProgress(rows: readonly Pick<LaunchRowView, 'state'>[]): LaunchProgress {
  const counted = rows.filter(({ state }) => state !== 'not-applicable');
  const done = counted.filter(({ state }) => state === 'done').length;
  return { done, total: counted.length, left: counted.filter(isLeft).length };
}

export const progressText = ({ done, total }: LaunchProgress): string => `${done} of ${total} done`;
