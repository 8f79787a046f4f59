import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { type Days, daysOf, PERIODS, type PeriodName, periodOf } from '#src/domain/shared/period.rules.ts';

const OWN_DAYS = 'own';

type Props = {
  label: string;
  /** The choice that leaves both ends open, e.g. "Any time". */
  openLabel: string;
  names: readonly PeriodName[];
  days: Days;
  onDays: (days: Days) => void;
  /** Class of each field, by whether it limits the period. */
  fieldClass?: (isOn: boolean) => string;
};

/** A period by name; "Choose days…" adds the fields for its first and last day. */
export function PeriodSelect({ label, openLabel, names, days, onDays, fieldClass }: Props) {
  const [choosesDays, setChoosesDays] = useState(false);
  // The server does not know the reader's day.
  const isMounted = useMounted();
  const isOpen = !days.from && !days.to;
  const named = isMounted && !choosesDays ? periodOf(days, new Date()) : null;
  const value = named && names.includes(named) ? named : isOpen && !choosesDays ? '' : OWN_DAYS;
  const data: NativeSelectProps['data'] = [
    { value: '', label: openLabel },
    ...names.map((name) => ({ value: name as string, label: PERIODS[name] })),
    // Once days are chosen, it is their name: the fields beside it have the days.
    { value: OWN_DAYS, label: value === OWN_DAYS && !isOpen ? 'Chosen days' : 'Choose days…' },
  ];

  function choose(next: string): void {
    setChoosesDays(next === OWN_DAYS);
    if (next === '') onDays({});
    else if (next !== OWN_DAYS) onDays(daysOf(next as PeriodName, new Date()));
  }

  return (
    <>
      <NativeSelect
        className={fieldClass?.(!isOpen)}
        label={label}
        data={data}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isMounted &&
        value === OWN_DAYS &&
        (['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            className={fieldClass?.(Boolean(days[end]))}
            type="date"
            label={end === 'from' ? 'From' : 'To'}
            {...(end === 'from' ? { max: days.to } : { min: days.from })}
            value={days[end] ?? ''}
            onChange={(event) => onDays({ ...days, [end]: event.currentTarget.value || undefined })}
          />
        ))}
    </>
  );
}
