import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useId } from 'react';
import { showFailure } from '#src/client/show-failure.ts';
import {
  type EndpointSecretView,
  endpointCreateInput,
  URL_MAX,
  type WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { ShownOnce } from '#src/ui/components/shown-once.tsx';
import { EVENT_GROUPS } from './webhook-text.tsx';

type Props = {
  title: string;
  action: string;
  /** Null for a new endpoint. */
  endpoint: WebhookEndpointView | null;
  isOpen: boolean;
  onClose: () => void;
  /** Rejects with the server's message; the dialog stays open and shows it. */
  onSubmit: (values: EndpointValues) => Promise<unknown>;
};

const valuesOf = (endpoint: WebhookEndpointView | null) => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  events: endpoint?.events ?? [],
  includePersonalData: endpoint?.includePersonalData ?? false,
});
type EndpointValues = ReturnType<typeof valuesOf>;

export function EndpointDialog(props: Props) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose} size="xl">
      <EndpointForm {...props} />
    </Dialog>
  );
}

function EndpointForm({ action, endpoint, onClose, onSubmit }: Props) {
  const form = useForm<EndpointValues>({
    initialValues: valuesOf(endpoint),
    validate: schemaResolver(endpointCreateInput, { sync: true }),
  });

  async function save(values: EndpointValues): Promise<void> {
    try {
      await onSubmit(values);
    } catch (error) {
      showFailure(form, error, 'url', 'The endpoint could not be saved.');
      focusFirstError();
    }
  }

  return (
    <DialogForm
      className="settings-form"
      safe="Cancel"
      onSafe={onClose}
      action={action}
      isBusy={form.submitting}
      onSubmit={form.onSubmit(save, focusFirstError)}
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
    </DialogForm>
  );
}

type ChoiceProps = {
  events: readonly EventType[];
  error?: string | undefined;
  onChange: (events: EventType[]) => void;
};

function EventChoice({ events, error, onChange }: ChoiceProps) {
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

const RECEIVER = `// npm install standardwebhooks
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request)).toString();
  try {
    // Rejects requests that this shop has not signed.
    const { type, data } = webhook.verify(body, request.headers);
    console.log(type, data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(4000);`;

/** A complete receiver. Libraries for other languages: standardwebhooks.com. */
export function CheckSignature() {
  return <CopyBlock label="A receiver that checks the signature (Node)" text={RECEIVER} what="code" />;
}

type SecretProps = { created: EndpointSecretView | null; lead: string; onClose: () => void };

export function NewSecret({ created, lead, onClose }: SecretProps) {
  return (
    <ShownOnce
      title="Your signing secret"
      secret={created && { value: created.secret, label: 'Signing secret', what: 'secret' }}
      lead={lead}
      ifLost="If you lose it, rotate the secret on the page of the endpoint."
      onClose={onClose}
    >
      {() => <CheckSignature />}
    </ShownOnce>
  );
}
