import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { showFailure } from '#src/client/show-failure.ts';
import {
  endpointCreateInput,
  URL_MAX,
  type WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import type { EventType } from '#src/domain/reported-events.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { EventChoice } from './event-choice.tsx';

export type EndpointValues = {
  url: string;
  description: string;
  events: EventType[];
  includePersonalData: boolean;
};

type Props = {
  title: string;
  action: string;
  /** Null for a new endpoint. */
  endpoint: WebhookEndpointView | null;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Rejects with the server's message; the dialog stays open and shows it. */
  onSubmit: (values: EndpointValues) => Promise<unknown>;
};

export function EndpointDialog(props: Props) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose} size="xl">
      <EndpointForm {...props} />
    </Dialog>
  );
}

function EndpointForm({ action, endpoint, isBusy, onClose, onSubmit }: Props) {
  const form = useForm<EndpointValues>({
    initialValues: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      events: endpoint?.events ?? [],
      includePersonalData: endpoint?.includePersonalData ?? false,
    },
    validate: schemaResolver(endpointCreateInput, { sync: true }),
  });

  async function save(values: EndpointValues): Promise<void> {
    try {
      await onSubmit(values);
    } catch (error) {
      showFailure(
        form,
        error,
        'url',
        'The endpoint could not be saved. What you entered is still here: try again.',
      );
      focusFirstError();
    }
  }

  return (
    <form
      className="settings-form"
      noValidate
      onSubmit={form.onSubmit((values) => void save(values), focusFirstError)}
    >
      <Stack gap="md">
        <TextInput
          label="Endpoint URL"
          description="We send a POST request with JSON to this address."
          placeholder="https://crm.example/webhooks"
          type="url"
          inputMode="url"
          withAsterisk
          autoComplete="off"
          maxLength={URL_MAX}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label="Description"
          description="For you and your colleagues, such as “CRM, set up by Kim”."
          autoComplete="off"
          {...form.getInputProps('description')}
        />
        <EventChoice
          events={form.values.events}
          error={form.errors.events ? String(form.errors.events) : undefined}
          onChange={(events) => form.setFieldValue('events', events)}
        />
        <Checkbox
          label="Include personal data"
          description="Names, email addresses and messages. Without it, events hold ids, amounts, states and dates only, and the endpoint can look up the rest with an API token."
          {...form.getInputProps('includePersonalData', { type: 'checkbox' })}
        />
      </Stack>
      <DialogActions safe="Cancel" onSafe={onClose}>
        <Button type="submit" loading={isBusy}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
