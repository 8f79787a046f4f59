import { QueryError } from '#src/ui/components/query-error.tsx';
import './action-items.css';
import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { isLate } from '#src/domain/office/dashboard/action-items.rules.ts';
import type { ActionItem } from '#src/domain/office/dashboard/action-items.schema.ts';
import { adminDate, ageText } from '#src/domain/shared/dates.ts';
import { BulkOutcome, type Outcome } from '#src/features/admin/bulk/bulk-outcome.tsx';
import { SendDueForms, StartWork } from './quick-actions.tsx';

/** What waits for staff, with its oldest entry and, where there is one, the action that ends it. */
export function ActionItems() {
  const query = trpc.dashboard.actionItems.useQuery();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <section className="admin-card action-items" aria-labelledby="needs">
      <h2 id="needs">Needs attention</h2>
      {outcome && <BulkOutcome outcome={outcome} onClose={() => setOutcome(null)} />}
      {query.isPending ? (
        <Skeleton height={164} />
      ) : query.error ? (
        <QueryError
          query={query}
          text={failureText(query.error, 'The list of open tasks could not be loaded.')}
        />
      ) : query.data.length === 0 ? (
        <Text>Nothing needs your attention.</Text>
      ) : (
        <ul className="action-items-list">
          {query.data.map((item) => (
            <Item key={item.kind} item={item} onDone={setOutcome} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ item, onDone }: { item: ActionItem; onDone: (outcome: Outcome) => void }) {
  const { kind, text, href, oldest, count } = item;
  return (
    <li data-late={isLate(item) || undefined}>
      <a href={href}>{text}</a>
      {oldest && (
        <span className="action-items-oldest" title={adminDate(oldest.since)}>
          {count > 1 ? 'oldest: ' : ''}
          {oldest.who ? `${oldest.who}, ` : ''}
          {ageText(oldest.since)} ago
        </span>
      )}
      {kind === 'form-unsent' && <SendDueForms onDone={onDone} />}
      {kind === 'confirmation-waiting' && <StartWork onDone={onDone} />}
    </li>
  );
}
