import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { WebhookDeliveryView } from '#src/domain/integration/webhook/webhook.schema.ts';
import { adminDate, ageText, cellDate } from '#src/domain/shared/dates.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { attemptText, type DeliveryAttempt, deliveryLook } from './webhook-text.ts';

type Props = { delivery: WebhookDeliveryView; canSend: boolean };

/** One line; open, it shows each attempt with the beginning of the response. */
export function Delivery({ delivery, canSend }: Props) {
  const { label, ...look } = deliveryLook(delivery);
  const last = delivery.attempts.at(-1);
  const [subject, change] = delivery.type.split('.');
  return (
    <li>
      <Disclosure
        className="delivery"
        title={
          <>
            <span className="delivery-state">
              <Badge {...look}>{label}</Badge>
            </span>
            <code>
              {subject}.<wbr />
              {change}
            </code>
            <span className="delivery-result">{last ? attemptText(last) : ''}</span>
            <time dateTime={delivery.createdAt.toISOString()} title={adminDate(delivery.createdAt)}>
              {cellDate(delivery.createdAt)}
            </time>
          </>
        }
      >
        <div className="delivery-body">
          <NextAttempt delivery={delivery} canSend={canSend} />
          {delivery.attempts.length > 0 && (
            <ol className="attempts" aria-label="Attempts">
              {delivery.attempts.map((attempt) => (
                <Attempt key={attempt.at.getTime()} attempt={attempt} />
              ))}
            </ol>
          )}
          <Payload delivery={delivery} />
          <div className="delivery-foot">
            <span className="alist-sub">
              webhook-id: <code>{delivery.eventId}</code>
            </span>
            {canSend && <Redeliver delivery={delivery} />}
          </div>
        </div>
      </Disclosure>
    </li>
  );
}

function NextAttempt({ delivery, canSend }: Props) {
  const { status, nextAttemptAt, attempts } = delivery;
  if (status !== 'pending' || !nextAttemptAt) return null;
  if (!canSend) return <p>It waits until you enable the endpoint.</p>;
  const isDue = attempts.length === 0 || nextAttemptAt <= new Date();
  return (
    <p>
      {isDue ? 'It is sent within seconds.' : `The next attempt is in ${ageText(new Date(), nextAttemptAt)}.`}
    </p>
  );
}

/** Asked for only when it is opened: it may hold personal data. */
function Payload({ delivery }: { delivery: WebhookDeliveryView }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = trpc.webhookDeliveries.payload.useQuery({ id: delivery.id }, { enabled: isOpen, gcTime: 0 });
  return (
    <Disclosure title="Request body" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {query.error && (
        <QueryError query={query} text={failureText(query.error, 'The body could not be loaded.')} />
      )}
      {query.data ? (
        <CopyBlock label={`Body of ${delivery.type}`} text={indented(query.data.body)} what="request body" />
      ) : (
        isOpen && !query.error && <Skeleton height={120} />
      )}
    </Disclosure>
  );
}

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

function Attempt({ attempt }: { attempt: DeliveryAttempt }) {
  return (
    <li>
      <p>
        <strong>{attemptText(attempt)}</strong> <span className="alist-sub">{adminDate(attempt.at)}</span>
      </p>
      {attempt.response && <pre>{attempt.response}</pre>}
    </li>
  );
}

function Redeliver({ delivery }: { delivery: WebhookDeliveryView }) {
  const utils = trpc.useUtils();
  const redeliver = trpc.webhookDeliveries.redeliver.useMutation({
    onSuccess: () =>
      showToast({ title: 'Queued for delivery', description: 'The endpoint gets it within seconds.' }),
    onError: (error) => showErrorToast('Not redelivered', error),
    onSettled: () => utils.webhookDeliveries.list.invalidate(),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={redeliver.isPending}
      aria-label={`Redeliver ${delivery.type} of ${cellDate(delivery.createdAt)}`}
      onClick={() => redeliver.mutate({ id: delivery.id })}
    >
      Redeliver
    </Button>
  );
}
