import { Checkbox, Stack, TextInput } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '#src/client/show-failure.ts';
import {
  type EndpointSecretView,
  endpointCreateInput,
  URL_MAX,
  type WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { EVENT_DATA, EVENT_TYPES } from '#src/domain/reported-events.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { ShownOnce } from '#src/ui/components/shown-once.tsx';

type Props = {
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
    <Dialog
      title={props.endpoint ? 'Edit endpoint' : 'Add endpoint'}
      isOpen={props.isOpen}
      onClose={props.onClose}
      size="xl"
    >
      <EndpointForm {...props} />
    </Dialog>
  );
}

function EndpointForm({ endpoint, onClose, onSubmit }: Props) {
  const form = useForm<EndpointValues>({
    initialValues: valuesOf(endpoint),
    validate: schemaResolver(endpointCreateInput, { sync: true }),
  });
  const save = useMutation({
    mutationFn: onSubmit,
    onError(error) {
      showFailure(form, error, 'url', 'The endpoint could not be saved.');
      focusFirstError();
    },
  });
  return (
    <DialogForm
      className="settings-form"
      safe="Cancel"
      onSafe={onClose}
      action={endpoint ? 'Save' : 'Add endpoint'}
      isBusy={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}
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
        <EventChoice form={form} />
        <Checkbox
          label="Include personal data"
          description="Names, email addresses and messages. Without it, events hold ids, amounts, states and dates only, and the endpoint can look up the rest with an API token."
          {...form.getInputProps('includePersonalData', { type: 'checkbox' })}
        />
      </Stack>
    </DialogForm>
  );
}

const EVENT_GROUPS = [...Map.groupBy(EVENT_TYPES, (type) => EVENT_DATA[type].group)];

function EventChoice({ form }: { form: UseFormReturnType<EndpointValues> }) {
  const { events } = form.values;
  const { error, ...field } = form.getInputProps('events');
  return (
    <fieldset className="events" data-error={error ? true : undefined}>
      <legend>Events</legend>
      <Checkbox
        label="All events"
        checked={events.length === EVENT_TYPES.length}
        indeterminate={events.length > 0 && events.length < EVENT_TYPES.length}
        error={error}
        onChange={({ currentTarget }) =>
          form.setFieldValue('events', currentTarget.checked ? [...EVENT_TYPES] : [])
        }
      />
      <Checkbox.Group {...field} size="sm">
        <div className="events-groups">
          {EVENT_GROUPS.map(([label, types]) => (
            <fieldset key={label}>
              <legend>{label}</legend>
              <Stack gap="xs">
                {types.map((type) => (
                  <Checkbox
                    key={type}
                    value={type}
                    label={<code>{type}</code>}
                    description={EVENT_DATA[type].hint}
                  />
                ))}
              </Stack>
            </fieldset>
          ))}
        </div>
      </Checkbox.Group>
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
