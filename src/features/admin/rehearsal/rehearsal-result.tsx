import './rehearsal.css';
import { Alert, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { STAGE_LABELS } from '#src/domain/commission/commission-stage.rules.ts';
import { emailKindLabel } from '#src/domain/email/email.schema.ts';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';
import { rehearsalSummary } from '#src/domain/rehearsal/rehearsal-summary.rules.ts';
import { formatSum } from '#src/domain/shared/money.ts';
import { DialogActions } from '#src/ui/components/dialog.tsx';
import { RehearsedEmails } from './rehearsed-emails.tsx';

type Props = {
  result: Rehearsal;
  /** Names a skipped row of a bulk action. */
  rowName?: (id: number) => string;
  onBack: () => void;
  /** Why the action failed afterwards. */
  error?: string | null;
  /** The button that acts. */
  children: ReactNode;
};

/** What an action would do: a sentence, then each email, balance, statement and row. */
export function RehearsalResult({ result, rowName, onBack, error, children }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <>
      <div ref={summary} tabIndex={-1} className="rehearsal-summary">
        <Text fw={600}>{rehearsalSummary(result)}</Text>
        <Text size="sm">This was a dry run: nothing has been changed or sent.</Text>
      </div>
      <RehearsedEmails emails={result.emails} />
      <Withdrawn {...result} />
      <Balances {...result} />
      <Statements {...result} />
      <Changes {...result} />
      <Skipped {...result} rowName={rowName} />
      <Events {...result} />
      {error && (
        <Alert color="red" role="alert" mt="md">
          {error}
        </Alert>
      )}
      <DialogActions safe="Back" onSafe={onBack}>
        {children}
      </DialogActions>
    </>
  );
}

/** Longer lists start closed, so that the buttons stay near. */
const OPEN_MAX = 8;

type GroupProps = { title: string; isOpen?: boolean; count: number; children: ReactNode };

function Group({ title, isOpen, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <details className="rehearsal-group" open={isOpen}>
      <summary>
        {title} ({count})
      </summary>
      {children}
    </details>
  );
}

const Becomes = ({ before, after }: { before: string; after: string }) => (
  <span>
    {before} <span aria-hidden="true">→</span> <span className="sr-only">becomes</span>
    <strong>{after}</strong>
  </span>
);

const Balances = ({ balances }: Rehearsal) => (
  <Group title="Balances" count={balances.length} isOpen>
    <ul className="rehearsal-lines">
      {balances.map(({ affiliateId, affiliateName, currency, parts }) => (
        <li key={`${affiliateId}-${currency}`}>
          <span>{affiliateName}</span>
          <span>
            {parts.map(({ stage, beforeMinor, afterMinor }) => (
              <span key={stage} className="rehearsal-part">
                {STAGE_LABELS[stage]}:{' '}
                <Becomes before={formatSum(beforeMinor, currency)} after={formatSum(afterMinor, currency)} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </Group>
);

const Statements = ({ statements }: Rehearsal) => (
  <Group title="Statements" count={statements.length}>
    <ul>
      {statements.map(({ affiliateId, affiliateName, entries }) => (
        <li key={affiliateId}>
          {affiliateName}:{' '}
          {entries.length > 0
            ? entries
                .map(({ text, currency, amountMinor }) => `${text} ${formatSum(amountMinor, currency)}`)
                .join(', ')
            : 'the status of a payout'}
        </li>
      ))}
    </ul>
  </Group>
);

function Changes({ changes, changed }: Rehearsal) {
  const count = Object.values(changed).reduce((sum, n) => sum + n, 0);
  return (
    <Group title="Rows that change" count={count} isOpen={count <= OPEN_MAX}>
      <ul className="rehearsal-lines">
        {changes.map(({ kind, name, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a result never changes
          <li key={index}>
            <span>
              {kind.charAt(0).toUpperCase()}
              {kind.slice(1)}: {name}
            </span>
            <Becomes before={before ?? 'New'} after={after} />
          </li>
        ))}
      </ul>
      {changes.length < count && <Text size="sm">The first {changes.length} are listed.</Text>}
    </Group>
  );
}

const Skipped = ({ skipped, rowName }: Rehearsal & Pick<Props, 'rowName'>) => (
  <Group title="Skipped" count={skipped.length} isOpen>
    <ul>
      {skipped.map(({ id, name, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a result never changes
        <li key={index}>
          {name ?? (id === null ? '' : (rowName?.(id) ?? `#${id}`))}: {reason}
        </li>
      ))}
    </ul>
  </Group>
);

const Withdrawn = ({ withdrawn }: Rehearsal) => (
  <Group title="Waiting emails that are withdrawn" count={withdrawn.length} isOpen>
    <ul>
      {withdrawn.map(({ to, kind }) => (
        <li key={`${to} ${kind}`}>
          {emailKindLabel(kind)}, to {to}
        </li>
      ))}
    </ul>
  </Group>
);

const Events = ({ events }: Rehearsal) => (
  <Group title="Webhook events" count={events.reduce((sum, { count }) => sum + count, 0)}>
    <ul>
      {events.map(({ type, count, deliveries }) => (
        <li key={type}>
          <code>{type}</code>: {count}, {deliveries === 0 ? 'no endpoint' : `${deliveries} to be delivered`}
        </li>
      ))}
    </ul>
  </Group>
);
