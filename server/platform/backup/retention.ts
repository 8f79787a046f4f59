/**
 * Selects the snapshots to keep: the newest four, and the last one of
 * each of seven days and of four weeks.
 */
import { DAY_MS, utcDay } from '#src/domain/shared/dates.ts';

const RECENT = 4;
const DAYS = 7;
const WEEKS = 4;
const MIGRATIONS = 3;

export type SnapshotKind = 'snapshot' | 'before-migration';
const NAME = /^(snapshot|before-migration)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

export const snapshotName = (kind: SnapshotKind, at: Date): string =>
  `${kind}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

function read(name: string): { name: string; kind: SnapshotKind; at: Date } | null {
  const [, kind, day, hour, minute, second] = NAME.exec(name) ?? [];
  return kind
    ? { name, kind: kind as SnapshotKind, at: new Date(`${day}T${hour}:${minute}:${second}Z`) }
    : null;
}

const newestFirst = (names: readonly string[]) =>
  names
    .map(read)
    .filter((snapshot) => snapshot !== null)
    .sort((one, other) => Number(other.at) - Number(one.at));

export const newestSnapshot = (names: readonly string[]): Date | null =>
  newestFirst(names).find(({ kind }) => kind === 'snapshot')?.at ?? null;

const weekOf = (at: Date): string => utcDay(new Date(Number(at) - ((at.getUTCDay() + 6) % 7) * DAY_MS));

/** Returns the snapshots to delete. Files with other names are never deleted. */
export function outdatedSnapshots(names: readonly string[]): string[] {
  const all = newestFirst(names);
  const snapshots = all.filter(({ kind }) => kind === 'snapshot');
  const kept = new Set([
    ...snapshots.slice(0, RECENT),
    ...all.filter(({ kind }) => kind === 'before-migration').slice(0, MIGRATIONS),
  ]);
  for (const { periodOf, count } of [
    { periodOf: utcDay, count: DAYS },
    { periodOf: weekOf, count: WEEKS },
  ]) {
    const seen = new Set<string>();
    for (const snapshot of snapshots) {
      const period = periodOf(snapshot.at);
      if (seen.has(period) || seen.size === count) continue;
      seen.add(period);
      kept.add(snapshot);
    }
  }
  return all.filter((snapshot) => !kept.has(snapshot)).map(({ name }) => name);
}
