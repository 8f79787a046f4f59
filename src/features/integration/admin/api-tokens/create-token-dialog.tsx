import { Button, Input, NativeSelect, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useId } from 'react';
import { showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import type { ApiScope } from '#src/domain/api-scopes.ts';
import {
  createTokenInput,
  type NewTokenView,
  TOKEN_DAYS_DEFAULT,
  TOKEN_DAYS_MAX,
  TOKEN_NAME_MAX,
  TOKEN_NOTICE_DAYS,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { addDays, shortDate } from '#src/domain/shared/dates.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { ACCESS_PRESETS, type AccessLevel, levelOf, SUBJECTS, withLevel } from './access.ts';

type Props = { isOpen: boolean; onClose: () => void; onCreated: (created: NewTokenView) => void };

export function CreateTokenDialog({ isOpen, ...rest }: Props) {
  return (
    <Dialog title="Create API token" isOpen={isOpen} onClose={rest.onClose} size="xl">
      <CreateForm {...rest} />
    </Dialog>
  );
}

const EXPIRIES = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: TOKEN_DAYS_DEFAULT, label: '1 year' },
  { days: 2 * 365, label: '2 years' },
  { days: TOKEN_DAYS_MAX, label: '3 years' },
];
const NOTICE = `Owners get an email ${TOKEN_NOTICE_DAYS.join(' and ')} days before it expires.`;

type Values = { name: string; scopes: ApiScope[]; days: number };

function CreateForm({ onClose, onCreated }: Omit<Props, 'isOpen'>) {
  const form = useForm<Values>({
    initialValues: { name: '', scopes: [], days: TOKEN_DAYS_DEFAULT },
    validate: schemaResolver(createTokenInput, { sync: true }),
  });
  const create = trpc.apiTokens.create.useMutation({
    onSuccess: onCreated,
    onError: (error) => showFailure(form, error, 'name', 'The token could not be created.'),
  });
  return (
    <DialogForm
      className="settings-form"
      safe="Cancel"
      onSafe={onClose}
      action="Create token"
      isBusy={create.isPending}
      onSubmit={form.onSubmit((values) => create.mutate(values), focusFirstError)}
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput
            label="Name"
            description="Of the program that uses it."
            placeholder="HubSpot sync"
            withAsterisk
            autoComplete="off"
            maxLength={TOKEN_NAME_MAX}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <NativeSelect
            label="Expires"
            description={NOTICE}
            value={form.values.days}
            error={form.errors.days}
            data={EXPIRIES.map(({ days, label }) => ({
              value: String(days),
              label: `In ${label} (${shortDate(addDays(new Date(), days))})`,
            }))}
            onChange={(event) => form.setFieldValue('days', Number(event.currentTarget.value))}
          />
        </SimpleGrid>
        <AccessChoice
          scopes={form.values.scopes}
          error={form.errors.scopes ? String(form.errors.scopes) : undefined}
          onChange={(scopes) => form.setFieldValue('scopes', scopes)}
        />
      </Stack>
    </DialogForm>
  );
}

type AccessProps = {
  scopes: readonly ApiScope[];
  error?: string | undefined;
  onChange: (scopes: ApiScope[]) => void;
};

const LEVELS: { value: AccessLevel; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
];

function AccessChoice({ scopes, error, onChange }: AccessProps) {
  const id = useId();
  return (
    <fieldset
      className="access"
      data-error={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>Access</legend>
      {error && (
        <Input.Error id={`${id}-error`} role="alert">
          {error}
        </Input.Error>
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
