import './webhooks.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { Loaded } from '#src/client/loaded.tsx';
import { api, trpc } from '#src/client/trpc.ts';
import type {
  EndpointSecretView,
  WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { DataTable } from '#src/features/admin/list/data-table.tsx';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { GettingStarted } from '#src/features/admin/settings/getting-started.tsx';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage, BACK_TO_SETTINGS, ownersOnly, useAsked } from '#src/features/admin/shell/admin-page.tsx';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { EndpointDialog, NewSecret } from './endpoint-dialogs.tsx';
import { endpointLook, eventsText, lastDeliveryText, shortUrl } from './webhook-text.ts';

const EXAMPLE = `webhook-id: evt_3f9c2a7b5d10e846
webhook-timestamp: 1795356309
webhook-signature: v1,4k9bX2m7Tq8W1p6Zy3R5vN0sG8hJ2dL7fA4eU9iO1w0=

{
  "type": "order.paid",
  "timestamp": "2026-11-22T14:05:09.120Z",
  "data": {
    "id": 143361499,
    "status": "paid",
    "amountMinor": 25000,
    "currency": "usd"
  }
}`;

function NoEndpoints({ onAdd }: { onAdd: () => void }) {
  return (
    <GettingStarted
      title="Hear about orders as they happen"
      lead="Instead of asking for news every few minutes, let the shop call you: a CRM, a chat channel or a script gets a signed request within seconds."
      steps={[
        {
          title: 'Add an endpoint',
          text: 'Any https address that responds with 200 or 204. Choose the events it gets.',
        },
        {
          title: 'Check the signature',
          text: 'Requests follow Standard Webhooks. Its libraries for JavaScript, Python, PHP, Go and other languages verify them in one line.',
        },
        {
          title: 'Send a test event',
          text: 'The delivery log shows each response. We retry failed deliveries for three days.',
        },
      ]}
      action={<Button onClick={onAdd}>Add endpoint…</Button>}
    >
      <CopyBlock label="What your endpoint gets" text={EXAMPLE} what="example" />
    </GettingStarted>
  );
}

export const WebhooksScreen = ownersOnly('Webhooks', Endpoints);

const COLUMNS: Column<WebhookEndpointView>[] = [
  {
    label: 'Endpoint',
    isTitle: true,
    cell: (endpoint) => (
      <>
        <a href={paths.adminWebhook(endpoint.id)} title={endpoint.url}>
          <AddressText>{shortUrl(endpoint.url)}</AddressText>
        </a>
        {endpoint.description && <span className="alist-sub">{endpoint.description}</span>}
      </>
    ),
  },
  { label: 'Events', cell: ({ events }) => <span title={events.join(', ')}>{eventsText(events)}</span> },
  {
    label: 'Status',
    cell: (endpoint) => {
      const { label, ...look } = endpointLook(endpoint);
      return <Badge {...look}>{label}</Badge>;
    },
  },
  { label: 'Last delivery', cell: (endpoint) => lastDeliveryText(endpoint) },
];

function Endpoints() {
  const utils = trpc.useUtils();
  const query = trpc.webhookEndpoints.list.useQuery();
  const [isAdding, setIsAdding] = useState(false);
  const [created, setCreated] = useState<EndpointSecretView | null>(null);
  useAsked('new', () => setIsAdding(true));
  return (
    <AdminPage
      title="Webhooks"
      back={BACK_TO_SETTINGS}
      lead="Your own addresses that get a signed request for each event."
      actions={
        query.data &&
        query.data.length > 0 && <Button onClick={() => setIsAdding(true)}>Add endpoint…</Button>
      }
    >
      <Loaded query={query} failed="The endpoints could not be loaded." height={340}>
        {(endpoints) =>
          endpoints.length === 0 ? (
            <NoEndpoints onAdd={() => setIsAdding(true)} />
          ) : (
            <section className="admin-card settings-table" aria-label="Endpoints">
              <DataTable caption="Webhook endpoints" columns={COLUMNS} rows={endpoints} />
            </section>
          )
        }
      </Loaded>
      <EndpointDialog
        endpoint={null}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onSubmit={async (values) => {
          setCreated(await api.webhookEndpoints.create.mutate(values));
          setIsAdding(false);
          void utils.webhookEndpoints.list.invalidate();
        }}
      />
      <NewSecret
        created={created}
        lead="Your endpoint needs it to check that a request comes from this shop. Next, we’ll open the page of the endpoint, where you can send a test event."
        onClose={() => {
          setCreated(null);
          if (created) void navigate(paths.adminWebhook(created.view.id));
        }}
      />
    </AdminPage>
  );
}
