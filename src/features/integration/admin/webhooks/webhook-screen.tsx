import { showErrorToast } from '#src/client/show-failure.ts';
import './webhooks.css';
import '#src/features/admin/settings/settings.css';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { Loaded } from '#src/client/loaded.tsx';
import { api, trpc } from '#src/client/trpc.ts';
import {
  ENDPOINT_MISSING,
  type EndpointSecretView,
  SECRET_OVERLAP_DAYS,
  type WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { byText } from '#src/domain/viewer.ts';
import { AskButton } from '#src/features/admin/dialog/question-dialog.tsx';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminCard, AdminPage, ownersOnly, useRecordId } from '#src/features/admin/shell/admin-page.tsx';
import { useLive } from '#src/features/admin/shell/use-live.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { CheckSignature, EndpointDialog, NewSecret } from './endpoint-dialogs.tsx';
import { endpointLook, lastDeliveryText, shortUrl } from './webhook-text.ts';

const BACK = { href: paths.adminWebhooks, label: 'Back to Webhooks' };

const LIVE_MS = 3000;

export const WebhookScreen = ownersOnly('Webhook endpoint', FoundEndpoint);

function FoundEndpoint() {
  const id = useRecordId();
  const live = useLive(LIVE_MS);
  // Each delivery changes what the page says about its endpoint; the server may also disable it.
  const query = trpc.webhookEndpoints.list.useQuery(undefined, { refetchInterval: live, staleTime: 0 });
  const endpoint = query.data?.find((candidate) => candidate.id === id);
  if (endpoint) return <Endpoint key={id} endpoint={endpoint} live={live} />;
  return (
    <AdminPage title="Webhook endpoint" back={BACK}>
      <Loaded query={query} failed="The endpoint could not be loaded." height={420}>
        {() => <Alert color="red">{ENDPOINT_MISSING}</Alert>}
      </Loaded>
    </AdminPage>
  );
}

function Endpoint({ endpoint, live }: { endpoint: WebhookEndpointView; live: number | false }) {
  const { id } = endpoint;
  const utils = trpc.useUtils();
  const [isEditing, setIsEditing] = useState(false);
  const test = trpc.webhookEndpoints.sendTest.useMutation({
    onSuccess: () =>
      showToast({ title: 'Test event sent', description: 'The log shows the response in a moment.' }),
    onError: (error) => showErrorToast('No test event sent', error),
    onSettled: () => utils.webhookDeliveries.list.invalidate({ endpointId: id }),
  });
  return (
    <AdminPage
      title={<AddressText>{shortUrl(endpoint.url)}</AddressText>}
      lead={endpoint.description}
      back={BACK}
      actions={
        <>
          <Button variant="default" onClick={() => setIsEditing(true)}>
            Edit…
          </Button>
          <Button loading={test.isPending} disabled={!endpoint.enabled} onClick={() => test.mutate({ id })}>
            Send test event
          </Button>
        </>
      }
    >
      <div className="admin-columns">
        <div>
          {!endpoint.enabled && (
            <Alert color="accent" title="This endpoint is disabled">
              {endpoint.disabledReason && `${endpoint.disabledReason} `}
              It gets no events until you enable it.
            </Alert>
          )}
          <DeliveryLog endpointId={id} canSend={endpoint.enabled} live={live} />
          <Disclosure className="admin-card" title="Check the signature">
            <CheckSignature />
          </Disclosure>
        </div>
        <div>
          <Details endpoint={endpoint} />
          <ManageEndpoint endpoint={endpoint} />
        </div>
      </div>
      <EndpointDialog
        endpoint={endpoint}
        isOpen={isEditing}
        onClose={() => setIsEditing(false)}
        onSubmit={async ({ description, ...values }) => {
          await api.webhookEndpoints.update.mutate({
            id,
            description: description.trim() || null,
            ...values,
          });
          await utils.webhookEndpoints.list.invalidate();
          setIsEditing(false);
          showToast({ title: 'Endpoint saved' });
        }}
      />
    </AdminPage>
  );
}

function Details({ endpoint }: { endpoint: WebhookEndpointView }) {
  const { label, ...look } = endpointLook(endpoint);
  return (
    <AdminCard title="Details" className="endpoint-details">
      <DescriptionList
        rows={{
          Status: <Badge {...look}>{label}</Badge>,
          URL: endpoint.url,
          Events: (
            <ul className="event-names">
              {endpoint.events.map((type) => (
                <li key={type}>
                  <code>{type}</code>
                </li>
              ))}
            </ul>
          ),
          'Personal data': endpoint.includePersonalData ? 'Included' : 'Not included',
          'Last delivery': lastDeliveryText(endpoint),
          Created: `${adminDate(endpoint.createdAt)} ${byText(endpoint.createdBy)}`,
        }}
      />
    </AdminCard>
  );
}

const OVERLAP = `${24 * SECRET_OVERLAP_DAYS} hours`;

function ManageEndpoint({ endpoint: { id, url, enabled } }: { endpoint: WebhookEndpointView }) {
  const utils = trpc.useUtils();
  const [created, setCreated] = useState<EndpointSecretView | null>(null);
  const update = trpc.webhookEndpoints.update.useMutation({
    onSuccess(saved) {
      showToast({ title: saved.enabled ? 'Endpoint enabled' : 'Endpoint disabled' });
      void utils.webhookEndpoints.list.invalidate();
    },
  });

  async function remove(): Promise<void> {
    await api.webhookEndpoints.delete.mutate({ id });
    showToast({ title: 'Endpoint deleted' });
    await navigate(paths.adminWebhooks);
    void utils.webhookEndpoints.list.invalidate();
  }

  return (
    <AdminCard title="Manage">
      <ul className="manage">
        <li>
          <span>Replace the signing secret. The old one also works for {OVERLAP}.</span>
          <AskButton
            label="Rotate secret…"
            title="Rotate the signing secret?"
            action="Rotate secret"
            run={async () => setCreated(await api.webhookEndpoints.rotateSecret.mutate({ id }))}
          >
            You get a new secret. For {OVERLAP} each request carries two signatures, so that nothing is lost
            while you replace it. After that, a receiver that still has the old secret rejects every request.
          </AskButton>
        </li>
        <li>
          <span>
            {enabled ? 'Stop sending for a while, and keep the log.' : 'Send events to this address again.'}
          </span>
          {enabled ? (
            <AskButton
              label="Disable…"
              title="Disable this endpoint?"
              action="Disable"
              run={() => update.mutateAsync({ id, enabled: false })}
            >
              We won’t send it new events, even after you enable it again; they stay in the API’s event log.
              Retries that are waiting continue once you enable it.
            </AskButton>
          ) : (
            <Button
              loading={update.isPending}
              onClick={() =>
                update.mutate(
                  { id, enabled: true },
                  { onError: (error) => showErrorToast('Update Failed', error) },
                )
              }
            >
              Enable
            </Button>
          )}
        </li>
        <li>
          <span>Remove the endpoint with its secret and its log.</span>
          <AskButton
            label="Delete…"
            title={`Delete ${shortUrl(url)}?`}
            action="Delete endpoint"
            isDangerous
            run={remove}
          >
            This address won’t receive any more events. Its secret and its log are deleted. This can’t be
            undone.
          </AskButton>
        </li>
      </ul>
      <NewSecret
        created={created}
        lead={`Give it to the program behind this endpoint within ${OVERLAP}.`}
        onClose={() => setCreated(null)}
      />
    </AdminCard>
  );
}
