import { Group, TextInput } from '@mantine/core';

/** Days as `2026-11-22`; open without them. */
export type Period = { from?: string; to?: string };

type Props = { period: Period; onPeriod: (period: Period) => void };

export function StatementPeriod({ period, onPeriod }: Props) {
  /** A cleared field opens that end of the period. */
  const set = (end: keyof Period, day: string): void => {
    const { [end]: _before, ...other } = period;
    onPeriod(day ? { ...other, [end]: day } : other);
  };
  return (
    <Group align="end">
      <TextInput
        type="date"
        label="From"
        max={period.to}
        value={period.from ?? ''}
        onChange={(event) => set('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label="To"
        min={period.from}
        value={period.to ?? ''}
        onChange={(event) => set('to', event.currentTarget.value)}
      />
    </Group>
  );
}
