import { Group } from '@mantine/core';
import { PeriodSelect } from '#src/ui/components/period-select.tsx';

/** Days as `2026-11-22`; open without them. */
export type Period = { from?: string; to?: string };

type Props = { period: Period; onPeriod: (period: Period) => void };

const NAMES = ['this-month', 'last-month', 'this-year', 'last-year'] as const;

export function StatementPeriod({ period, onPeriod }: Props) {
  return (
    <Group align="end">
      <PeriodSelect
        label="Period"
        openLabel="From the first sale"
        names={NAMES}
        days={period}
        onDays={({ from, to }) => onPeriod({ ...(from && { from }), ...(to && { to }) })}
      />
    </Group>
  );
}
