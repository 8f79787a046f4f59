import { Skeleton } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import { promises } from '#src/domain/offer.ts';
import { ACTION_ITEMS } from '#src/domain/office/dashboard/action-items.rules.ts';
import { listHref } from '#src/domain/office/dashboard/list-links.ts';
import { promiseLook } from '#src/domain/office/dashboard/promise.rules.ts';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';

/** `45 min`, `3.5 h`, `2.1 days`; a dash without a measurement. */
function hoursText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${hours} h` : `${(hours / 24).toFixed(1)} days`;
}

export function Speed({ days }: { days: 30 | 90 | 365 }) {
  const query = trpc.dashboard.leadTimes.useQuery({ days });
  return (
    <section className="admin-card" aria-labelledby="speed">
      <h3 id="speed">How fast we are</h3>
      {query.isPending ? (
        <Skeleton height={140} />
      ) : query.error ? (
        <QueryError query={query} text="The figures could not be loaded." />
      ) : (
        <dl className="speed">
          <div>
            <dt>From the form to the designs</dt>
            <dd>
              {hoursText(query.data.formToDesigns)} <Promised hours={query.data.formToDesigns} />
            </dd>
            <dd className="alist-sub">
              Median of {query.data.formsMeasured} forms. Designs are promised within{' '}
              {promises.prototypeHours} hours.{' '}
              <a href={listHref(ACTION_ITEMS['confirmation-waiting'])}>Show the late ones</a>
            </dd>
          </div>
          <div>
            <dt>From the payment to the form</dt>
            <dd>{hoursText(query.data.paidToForm)}</dd>
            <dd className="alist-sub">
              Median of {query.data.ordersMeasured} orders.{' '}
              <a href={listHref(ACTION_ITEMS['form-missing'])}>Show the late ones</a>
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function Promised({ hours }: { hours: number | null }) {
  if (hours === null) return null;
  const { tone, mark, text } = promiseLook(hours, promises.prototypeHours);
  return (
    <Badge tone={tone} mark={mark}>
      {text}
    </Badge>
  );
}
