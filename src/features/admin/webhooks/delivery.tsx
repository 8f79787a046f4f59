import { Button } from '@mantine/core';
import { failureText, trpc } from '#src/client/trpc.ts';
import { adminDate, ageText, cellDate } from '#src/domain/shared/dates.ts';
import type { WebhookDeliveryView } from '#src/domain/webhook/webhook.schema.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { attemptText, type DeliveryAttempt, deliveryLook } from './webhook-text.ts';

/** One line; open, it shows each attempt with the beginning of the response. */
export function Delivery({ delivery, canSend }: { delivery: WebhookDeliveryView; canSend: boolean }) {
  const { label, ...look } = deliveryLook(delivery);
  const last = delivery.attempts.at(-1);
  const [subject, change] = delivery.type.split('.');
  return (
    <li>
      <details className="delivery">
        <summary>
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
        </summary>
        <div className="delivery-body">
          <NextAttempt delivery={delivery} />
          {delivery.attempts.length > 0 && (
            <ol className="attempts" aria-label="Attempts">
              {delivery.attempts.map((attempt) => (
                <Attempt key={attempt.at.getTime()} attempt={attempt} />
              ))}
            </ol>
          )}
          <div className="delivery-foot">
            <span className="alist-sub">
              webhook-id: <code>{delivery.eventId}</code>
            </span>
            {canSend && <Redeliver delivery={delivery} />}
          </div>
        </div>
      </details>
    </li>
  );
}

function NextAttempt({ delivery }: { delivery: WebhookDeliveryView }) {
  const { status, nextAttemptAt, attempts } = delivery;
  if (status !== 'pending' || !nextAttemptAt) return null;
  const isDue = nextAttemptAt <= new Date();
  return (
    <p>
      {attempts.length === 0 || isDue
        ? 'It is sent within seconds.'
        : `The next attempt is in ${ageText(new Date(), nextAttemptAt)}.`}
    </p>
  );
}

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
    onError: (error) =>
      showToast({
        title: 'Not redelivered',
        description: failureText(error, 'Please try again.'),
        variant: 'destructive',
      }),
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
