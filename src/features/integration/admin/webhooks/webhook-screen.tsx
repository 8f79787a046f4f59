import { showErrorToast } from '#src/client/show-failure.ts';
import './webhooks.css';
import '#src/features/admin/settings/settings.css';
import { Alert, Button } from '@mantine/core';
import { useIdle } from '@mantine/hooks';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import {
  ENDPOINT_MISSING,
  type EndpointSecretView,
  SECRET_OVERLAP_DAYS,
  type WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, MINUTE_MS } from '#src/domain/shared/dates.ts';
import { byText } from '#src/domain/viewer.ts';
import { QuestionDialog } from '#src/features/admin/dialog/question-dialog.tsx';
import { AdminCard, AdminPage, ownersOnly, useRecordId } from '#src/features/admin/shell/admin-page.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { CheckSignature, EndpointDialog, NewSecret } from './endpoint-dialogs.tsx';
import { endpointLook, lastDeliveryText, shortUrl, UrlText } from './webhook-text.tsx';

const BACK = { href: paths.adminWebhooks, label: 'Back to Webhooks' };

const LIVE_MS = 3000;
const IDLE_MS = 5 * MINUTE_MS;

/**
 * Interval of a live list; false once the user is idle. Each call extends the session, which has to
 * end on an unattended screen.
 */
const useLive = (): number | false =>
  useIdle(IDLE_MS, { initialState: false, events: ['pointermove', 'pointerdown', 'keydown', 'wheel'] })
    ? false
    : LIVE_MS;

export const WebhookScreen = ownersOnly('Webhook endpoint', FoundEndpoint);

function FoundEndpoint() {
  const id = useRecordId();
  const live = useLive();
  // Each delivery changes what the page says about its endpoint; the server may also disable it.
  const query = trpc.webhookEndpoints.list.useQuery(undefined, { refetchInterval: live, staleTime: 0 });
  const endpoint = query.data?.find((candidate) => candidate.id === id);
  if (endpoint) return <Endpoint key={id} endpoint={endpoint} live={live} />;
  return (
    <AdminPage title="Webhook endpoint" back={BACK}>
      <Loaded query={query} failed="The endpoint could not be loaded." height={420}>
        {() => (
          <Alert color="red" role="alert">
            {ENDPOINT_MISSING}
          </Alert>
        )}
      </Loaded>
    </AdminPage>
  );
}

function Endpoint({ endpoint, live }: { endpoint: WebhookEndpointView; live: number | false }) {
  const { id } = endpoint;
  const utils = trpc.useUtils();
  const [isEditing, setIsEditing] = useState(false);
  const update = trpc.webhookEndpoints.update.useMutation();
  const test = trpc.webhookEndpoints.sendTest.useMutation({
    onSuccess: () =>
      showToast({ title: 'Test event sent', description: 'The log shows the response in a moment.' }),
    onError: (error) => showErrorToast('No test event sent', error),
    onSettled: () => utils.webhookDeliveries.list.invalidate({ endpointId: id }),
  });
  const sendTest = () => test.mutate({ id });
  return (
    <AdminPage
      title={<UrlText url={endpoint.url} />}
      lead={endpoint.description}
      back={BACK}
      actions={
        <>
          <Button variant="default" onClick={() => setIsEditing(true)}>
            Edit…
          </Button>
          <Button loading={test.isPending} disabled={!endpoint.enabled} onClick={sendTest}>
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
          <DeliveryLog
            endpointId={id}
            canSend={endpoint.enabled}
            live={live}
            onTest={sendTest}
            isTesting={test.isPending}
          />
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
        title="Edit endpoint"
        action="Save"
        endpoint={endpoint}
        isOpen={isEditing}
        onClose={() => setIsEditing(false)}
        onSubmit={async ({ description, ...values }) => {
          await update.mutateAsync({ id, description: description.trim() || null, ...values });
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

type Question = 'rotate' | 'disable' | 'delete';

const questionText = (url: string): Record<Question, { title: string; action: string; text: string }> => ({
  rotate: {
    title: 'Rotate the signing secret?',
    action: 'Rotate secret',
    text: `You get a new secret. For ${OVERLAP} each request carries two signatures, so that nothing is lost while you replace it. After that, a receiver that still has the old secret rejects every request.`,
  },
  disable: {
    title: 'Disable this endpoint?',
    action: 'Disable',
    text: 'We won’t send it new events, even after you enable it again; they stay in the API’s event log. Retries that are waiting continue once you enable it.',
  },
  delete: {
    title: `Delete ${shortUrl(url)}?`,
    action: 'Delete endpoint',
    text: 'This address won’t receive any more events. Its secret and its log are deleted. This can’t be undone.',
  },
});

/** Actions that change or end the deliveries, each with its consequence. */
function ManageEndpoint({ endpoint }: { endpoint: WebhookEndpointView }) {
  const { id, enabled } = endpoint;
  const [question, setQuestion] = useState<Question | null>(null);
  const [created, setCreated] = useState<EndpointSecretView | null>(null);
  const asked = question && questionText(endpoint.url)[question];
  const { update, rotate, remove } = useChanges(setCreated, () => setQuestion(null));
  return (
    <AdminCard title="Manage">
      <ul className="manage">
        <li>
          <span>Replace the signing secret. The old one also works for {OVERLAP}.</span>
          <Button variant="default" onClick={() => setQuestion('rotate')}>
            Rotate secret…
          </Button>
        </li>
        <li>
          <span>
            {enabled ? 'Stop sending for a while, and keep the log.' : 'Send events to this address again.'}
          </span>
          {enabled ? (
            <Button variant="default" onClick={() => setQuestion('disable')}>
              Disable…
            </Button>
          ) : (
            <Button loading={update.isPending} onClick={() => update.mutate({ id, enabled: true })}>
              Enable
            </Button>
          )}
        </li>
        <li>
          <span>Remove the endpoint with its secret and its log.</span>
          <Button variant="default" c="red" onClick={() => setQuestion('delete')}>
            Delete…
          </Button>
        </li>
      </ul>
      <QuestionDialog
        title={asked?.title ?? ''}
        action={asked?.action ?? ''}
        isDangerous={question === 'delete'}
        isOpen={question !== null}
        isBusy={update.isPending || rotate.isPending || remove.isPending}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          if (question === 'rotate') rotate.mutate({ id });
          else if (question === 'disable') update.mutate({ id, enabled: false });
          else remove.mutate({ id });
        }}
      >
        {asked?.text}
      </QuestionDialog>
      <NewSecret
        created={created}
        lead={`Give it to the program behind this endpoint within ${OVERLAP}.`}
        onClose={() => setCreated(null)}
      />
    </AdminCard>
  );
}

function useChanges(onSecret: (created: EndpointSecretView) => void, onDone: () => void) {
  const utils = trpc.useUtils();
  const onError = (error: unknown) => {
    showErrorToast('Update Failed', error);
    onDone();
  };
  const update = trpc.webhookEndpoints.update.useMutation({
    async onSuccess({ enabled }) {
      await utils.webhookEndpoints.list.invalidate();
      showToast({ title: enabled ? 'Endpoint enabled' : 'Endpoint disabled' });
      onDone();
    },
    onError,
  });
  const rotate = trpc.webhookEndpoints.rotateSecret.useMutation({
    onSuccess(created) {
      onDone();
      onSecret(created);
    },
    onError,
  });
  const remove = trpc.webhookEndpoints.delete.useMutation({
    async onSuccess() {
      showToast({ title: 'Endpoint deleted' });
      await navigate(paths.adminWebhooks);
      void utils.webhookEndpoints.list.invalidate();
    },
    onError,
  });
  return { update, rotate, remove };
}
