import { Button } from '@mantine/core';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  type EndpointSecretView,
  SECRET_OVERLAP_DAYS,
  type WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { QuestionDialog } from '#src/features/admin/dialog/question-dialog.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { NewSecret } from './new-secret.tsx';
import { shortUrl } from './webhook-text.tsx';

const OVERLAP = `${24 * SECRET_OVERLAP_DAYS} hours`;

type Question = 'rotate' | 'disable' | 'delete';

/** Actions that change or end the deliveries, each with its consequence. */
export function ManageEndpoint({ endpoint }: { endpoint: WebhookEndpointView }) {
  const { id, enabled } = endpoint;
  const [question, setQuestion] = useState<Question | null>(null);
  const [created, setCreated] = useState<EndpointSecretView | null>(null);
  const { update, rotate, remove } = useChanges(setCreated, () => setQuestion(null));
  return (
    <section className="admin-card" aria-labelledby="manage">
      <h2 id="manage">Manage</h2>
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
        title="Rotate the signing secret?"
        action="Rotate secret"
        isOpen={question === 'rotate'}
        isBusy={rotate.isPending}
        onClose={() => setQuestion(null)}
        onConfirm={() => rotate.mutate({ id })}
      >
        You get a new secret. For {OVERLAP} each request carries two signatures, so that nothing is lost while
        you replace it. After that, a receiver that still has the old secret rejects every request.
      </QuestionDialog>
      <QuestionDialog
        title="Disable this endpoint?"
        action="Disable"
        isOpen={question === 'disable'}
        isBusy={update.isPending}
        onClose={() => setQuestion(null)}
        onConfirm={() => update.mutate({ id, enabled: false })}
      >
        We won’t send it new events, even after you enable it again; they stay in the API’s event log. Retries
        that are waiting continue once you enable it.
      </QuestionDialog>
      <QuestionDialog
        title={`Delete ${shortUrl(endpoint.url)}?`}
        action="Delete endpoint"
        isDangerous
        isOpen={question === 'delete'}
        isBusy={remove.isPending}
        onClose={() => setQuestion(null)}
        onConfirm={() => remove.mutate({ id })}
      >
        This address won’t receive any more events. Its secret and its log are deleted. This can’t be undone.
      </QuestionDialog>
      <NewSecret
        created={created}
        lead={`Give it to the program behind this endpoint within ${OVERLAP}.`}
        onClose={() => setCreated(null)}
      />
    </section>
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
