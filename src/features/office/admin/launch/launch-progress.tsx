import { Progress, SegmentedControl } from '@mantine/core';
import type { Ref } from 'react';
import type { LaunchRowView } from '#src/domain/office/launch/launch.schema.ts';
import { launchProgress, progressText } from '#src/domain/office/launch/launch-check.rules.ts';

export type LaunchFilter = 'left' | 'all';
type Props = {
  rows: readonly LaunchRowView[];
  filter: LaunchFilter;
  onFilter: (filter: LaunchFilter) => void;
  ref: Ref<HTMLParagraphElement>;
};

/** How far the shop is, and which rows are shown: at first those that are left. */
export function LaunchProgressBar({ rows, filter, onFilter, ref }: Props) {
  const progress = launchProgress(rows);
  const notApplicable = rows.length - progress.total;
  return (
    <section className="admin-card launch-progress" aria-label="Progress">
      <p ref={ref} tabIndex={-1} aria-live="polite">
        <strong>{progressText(progress)}</strong>
        {notApplicable > 0 && `, ${notApplicable} not applicable`}
      </p>
      <Progress
        value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
        color="brand"
        size="lg"
        aria-label={progressText(progress)}
      />
      <SegmentedControl
        aria-label="Show"
        value={filter}
        onChange={(value) => onFilter(value as LaunchFilter)}
        data={[
          { value: 'left', label: `What is left (${progress.left})` },
          { value: 'all', label: `Everything (${rows.length})` },
        ]}
      />
    </section>
  );
}
