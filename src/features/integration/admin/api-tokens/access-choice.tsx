import { Button, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { ApiScope } from '#src/domain/api-scopes.ts';
import { ACCESS_PRESETS, type AccessLevel, levelOf, SUBJECTS, withLevel } from './access.ts';

type Props = {
  scopes: readonly ApiScope[];
  error?: string | undefined;
  onChange: (scopes: ApiScope[]) => void;
};

const LEVELS: { value: AccessLevel; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
];

/** One level of access per subject, with presets for common uses. */
export function AccessChoice({ scopes, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset
      className="access"
      data-error={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>Access</legend>
      {error && (
        <Text id={`${id}-error`} size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <div className="access-presets">
        <span>Start from</span>
        {ACCESS_PRESETS.map((preset) => (
          <Button
            key={preset.label}
            size="compact-sm"
            variant="default"
            aria-label={`Start from ${preset.label}`}
            onClick={() => onChange([...preset.scopes])}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      <ul>
        {SUBJECTS.map((subject) => {
          const level = levelOf(scopes, subject.key);
          return (
            <li key={subject.key}>
              <div>
                <strong id={`${id}-${subject.key}`}>{subject.label}</strong>
                <span className="alist-sub">
                  {subject.read}
                  {level === 'write' && ` ${subject.write}`}
                </span>
              </div>
              <SegmentedControl
                size="sm"
                aria-labelledby={`${id}-${subject.key}`}
                data={subject.write ? LEVELS : LEVELS.slice(0, 2)}
                value={level}
                onChange={(next) => onChange(withLevel(scopes, subject.key, next as AccessLevel))}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
