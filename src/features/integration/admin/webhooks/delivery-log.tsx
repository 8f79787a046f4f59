import { QueryError } from '#src/ui/components/query-error.tsx';
import './deliveries.css';
import { Button, Skeleton, Text } from '@mantine/core';
import { failureText, trpc } from '#src/client/trpc.ts';
import { EVENT_DAYS } from '#src/domain/integration/event/event.schema.ts';
import type { WebhookDeliveryView } from '#src/domain/integration/webhook/webhook.schema.ts';
import { Delivery } from './delivery.tsx';
import { attemptText, deliveryLook } from './webhook-text.ts';

const PAGE_ROWS = 50;

type Props = {
  endpointId: number;
  canSend: boolean;
  /** Milliseconds between two calls; false while the user is idle. */
  live: number | false;
  onTest: () => void;
  isTesting: boolean;
};

/** The deliveries of one endpoint, newest first; asks for news while it is on screen. */
export function DeliveryLog({ endpointId, canSend, live, onTest, isTesting }: Props) {
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
      {query.isPending ? (
        <Skeleton height={220} />
      ) : query.error ? (
        <QueryError query={query} text={failureText(query.error, 'The deliveries could not be loaded.')} />
      ) : deliveries.length === 0 ? (
        <div className="alist-note">
          <Text>Nothing has been sent to this endpoint yet.</Text>
          {canSend && (
            <Button mt="sm" variant="default" loading={isTesting} onClick={onTest}>
              Send the first test event
            </Button>
          )}
        </div>
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
      )}
    </section>
  );
}

/** "webhook.test: Delivered, 200 in 12 ms". */
function announcement(delivery: WebhookDeliveryView): string {
  const last = delivery.attempts.at(-1);
  return `${delivery.type}: ${deliveryLook(delivery).label}${last ? `, ${attemptText(last)}` : ''}`;
}
