import { Checkbox, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import { EVENT_GROUPS } from './event-groups.ts';

type Props = {
  events: readonly EventType[];
  error?: string | undefined;
  onChange: (events: EventType[]) => void;
};

/** Checkboxes in groups; the first one chooses all. */
export function EventChoice({ events, error, onChange }: Props) {
  const id = useId();
  const toggle = (types: readonly EventType[], isOn: boolean) =>
    onChange(EVENT_TYPES.filter((type) => (types.includes(type) ? isOn : events.includes(type))));
  return (
    <fieldset
      className="events"
      data-error={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>Events</legend>
      <Checkbox
        label="All events"
        checked={events.length === EVENT_TYPES.length}
        indeterminate={events.length > 0 && events.length < EVENT_TYPES.length}
        error={Boolean(error)}
        onChange={({ currentTarget }) => toggle(EVENT_TYPES, currentTarget.checked)}
      />
      {error && (
        <Text id={`${id}-error`} mt="xs" size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <div className="events-groups">
        {EVENT_GROUPS.map((group) => (
          <fieldset key={group.label}>
            <legend>{group.label}</legend>
            <Stack gap="xs">
              {group.events.map(({ type, hint }) => (
                <Checkbox
                  key={type}
                  size="sm"
                  label={<code>{type}</code>}
                  description={hint}
                  checked={events.includes(type)}
                  onChange={({ currentTarget }) => toggle([type], currentTarget.checked)}
                />
              ))}
            </Stack>
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
