import { describe, expect, test } from 'vitest';
import { newestSnapshot, outdatedSnapshots, snapshotName } from './snapshots.ts';

const MINUTE_MS = 60_000;
const END = new Date('2026-11-20T18:00:00Z');

describe('which snapshots are kept', () => {
  test('after three months at four an hour, the last hour, the last of seven days and of four weeks are kept', () => {
    let kept: string[] = [];
    for (let at = Number(END) - 90 * 24 * 60 * MINUTE_MS; at <= Number(END); at += 15 * MINUTE_MS) {
      kept.push(snapshotName('snapshot', new Date(at)));
      const outdated = new Set(outdatedSnapshots(kept));
      kept = kept.filter((name) => !outdated.has(name));
    }
    expect(kept.toSorted().reverse()).toEqual([
      'snapshot-2026-11-20T18-00-00Z.tar.gz',
      'snapshot-2026-11-20T17-45-00Z.tar.gz',
      'snapshot-2026-11-20T17-30-00Z.tar.gz',
      'snapshot-2026-11-20T17-15-00Z.tar.gz',
      'snapshot-2026-11-19T23-45-00Z.tar.gz',
      'snapshot-2026-11-18T23-45-00Z.tar.gz',
      'snapshot-2026-11-17T23-45-00Z.tar.gz',
      'snapshot-2026-11-16T23-45-00Z.tar.gz',
      // Sunday: the last of its day and of its week.
      'snapshot-2026-11-15T23-45-00Z.tar.gz',
      'snapshot-2026-11-14T23-45-00Z.tar.gz',
      'snapshot-2026-11-08T23-45-00Z.tar.gz',
      'snapshot-2026-11-01T23-45-00Z.tar.gz',
    ]);
  });

  test('days without a snapshot do not use up retention slots', () => {
    const yearly = ['2023', '2024', '2025', '2026'].map((year) =>
      snapshotName('snapshot', new Date(`${year}-03-01T00:00:00Z`)),
    );
    expect(outdatedSnapshots(yearly)).toEqual([]);
  });

  test('three of the snapshots made before migrations are kept, counted separately', () => {
    const names = [1, 2, 3, 4].map((day) =>
      snapshotName('before-migration', new Date(`2026-01-0${day}T00:00:00Z`)),
    );
    expect(outdatedSnapshots(names)).toEqual(['before-migration-2026-01-01T00-00-00Z.tar.gz']);
    expect(newestSnapshot(names)).toBeNull();
  });

  test('files with other names are never removed', () => {
    expect(outdatedSnapshots(['keep-me.tar.gz', 'snapshot-yesterday.tar.gz', 'data-copy-a1b2c3'])).toEqual(
      [],
    );
  });
});
