import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
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
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { AccessChoice } from './access-choice.tsx';

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
    onError: (error) =>
      showFailure(
        form,
        error,
        'name',
        'The token could not be created. What you entered is still here: try again.',
      ),
  });
  return (
    <form
      className="settings-form"
      noValidate
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
      <DialogActions safe="Cancel" onSafe={onClose}>
        <Button type="submit" loading={create.isPending}>
          Create token
        </Button>
      </DialogActions>
    </form>
  );
}
