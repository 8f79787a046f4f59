import './deliveries.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { EVENT_DAYS } from '#src/domain/integration/event/event.schema.ts';
import type { WebhookDeliveryView } from '#src/domain/integration/webhook/webhook.schema.ts';
import { adminDate, ageText, cellDate } from '#src/domain/shared/dates.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { attemptText, type DeliveryAttempt, deliveryLook } from './webhook-text.ts';

const PAGE_ROWS = 50;

type Props = {
  endpointId: number;
  canSend: boolean;
  /** Milliseconds between two calls; false while the user is idle. */
  live: number | false;
};

export function DeliveryLog({ endpointId, canSend, live }: Props) {
  const query = trpc.webhookDeliveries.list.useInfiniteQuery(
    { endpointId, limit: PAGE_ROWS },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // Only the newest page is refreshed: loading all of them every few seconds has no use.
      refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : live),
      staleTime: 0,
    },
  );
  const deliveries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const newest = deliveries[0];
  const isLive = live !== false && (query.data?.pages.length ?? 1) === 1;
  return (
    <section className="admin-card" aria-labelledby="deliveries">
      <div className="card-head">
        <h2 id="deliveries">Deliveries</h2>
        {isLive ? (
          <span className="deliveries-live">Live updates</span>
        ) : (
          <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
            Refresh
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {newest && announcement(newest)}
      </p>
      <Loaded query={query} failed="The deliveries could not be loaded." height={220}>
        {() =>
          deliveries.length === 0 ? (
            <p className="alist-note">Nothing has been sent to this endpoint yet.</p>
          ) : (
            <>
              <ol className="deliveries">
                {deliveries.map((delivery) => (
                  <Delivery key={delivery.id} delivery={delivery} canSend={canSend} />
                ))}
              </ol>
              {query.hasNextPage ? (
                <Button
                  mt="md"
                  variant="default"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show older deliveries
                </Button>
              ) : (
                <p className="alist-sub">Deliveries are kept for {EVENT_DAYS} days.</p>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

/** "webhook.test: Delivered, 200 in 12 ms". */
function announcement(delivery: WebhookDeliveryView): string {
  const last = delivery.attempts.at(-1);
  return `${delivery.type}: ${deliveryLook(delivery).label}${last ? `, ${attemptText(last)}` : ''}`;
}

type DeliveryProps = { delivery: WebhookDeliveryView; canSend: boolean };

function Delivery({ delivery, canSend }: DeliveryProps) {
  const { label, ...look } = deliveryLook(delivery);
  const last = delivery.attempts.at(-1);
  return (
    <li>
      <Disclosure
        className="delivery"
        title={
          <>
            <span className="delivery-state">
              <Badge {...look}>{label}</Badge>
            </span>
            <code>{delivery.type}</code>
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

function NextAttempt({ delivery, canSend }: DeliveryProps) {
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
      {isOpen && (
        <Loaded query={query} failed="The body could not be loaded." height={120}>
          {({ body }) => (
            <CopyBlock label={`Body of ${delivery.type}`} text={indented(body)} what="request body" />
          )}
        </Loaded>
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
