import { useIsOwner } from '#src/client/use-is-owner.ts';
import './round.css';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { ACTION_ITEMS } from '#src/domain/admin-dashboard/action-items.rules.ts';
import { roundEndText } from '#src/domain/admin-dashboard/round.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { isSingleKey } from '../palette/single-key.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { StepActions } from './round-actions.tsx';
import { Facts, headingOf, placeOf } from './round-facts.tsx';
import type { Step } from './round-steps.ts';
import { forgetSkipped, type Round, useRound } from './use-round.ts';

const BACK = { href: paths.admin, label: 'Back to Dashboard' };

/** Walks through everything that is due, one decision at a time. */
export function RoundScreen() {
  const isOwner = useIsOwner();
  const round = useRound(isOwner);
  const { steps, step, position } = round;
  return (
    <AdminPage
      title="Morning round"
      back={BACK}
      lead={
        <span role="status">
          {step && steps
            ? `${position + 1} of ${steps.length}`
            : steps
              ? 'Finished'
              : 'Looking for what is due'}
        </span>
      }
    >
      {round.error ? (
        <Alert color="red" role="alert" title={failureText(round.error, 'The round could not be loaded.')}>
          <Button variant="default" onClick={round.restart}>
            Try again
          </Button>
        </Alert>
      ) : !steps ? (
        <Skeleton className="round" height={320} />
      ) : step ? (
        <StepCard key={step.key} step={step} isOwner={isOwner} round={round} />
      ) : (
        <End round={round} />
      )}
    </AdminPage>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Paid order: form link not sent", without the count of the dashboard. */
const whyDue = ({ item }: Step): string =>
  item.kind in ACTION_ITEMS
    ? sentence(ACTION_ITEMS[item.kind as keyof typeof ACTION_ITEMS].text(1).replace(/^1 /, ''))
    : 'Needs attention';

function StepCard({ step, isOwner, round }: { step: Step; isOwner: boolean; round: Round }) {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const skip = useRef(round.skip);
  skip.current = round.skip;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'j' && isSingleKey(event)) skip.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  /** Enter on the heading presses the first button, which asks or can be undone. */
  function onHeadingKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    card.current?.querySelector<HTMLElement>('[data-primary]')?.click();
  }

  const isOpenOnly = step.kind === 'open';
  return (
    <section ref={card} className="admin-card round" aria-labelledby="round-step">
      <Text c="dimmed">{whyDue(step)}</Text>
      <h2 id="round-step" ref={heading} tabIndex={-1} onKeyDown={onHeadingKey}>
        {headingOf(step)}
      </h2>
      <Facts step={step} />
      <div className="round-actions">
        <StepActions step={step} isOwner={isOwner} onDone={round.next} />
        <Button
          component="a"
          href={placeOf(step)}
          variant={isOpenOnly ? 'filled' : 'default'}
          data-primary={isOpenOnly || undefined}
        >
          Open
        </Button>
        <Button variant="subtle" onClick={round.skip}>
          Skip
        </Button>
      </div>
      <p className="round-keys">
        <kbd>Enter</kbd> first button <kbd>j</kbd> skip
      </p>
    </section>
  );
}

function End({ round }: { round: Round }) {
  const next = trpc.dashboard.nextDue.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(round.skippedCount).current;
  useEffect(() => {
    if (next.isPending) return;
    forgetSkipped();
    heading.current?.focus();
  }, [next.isPending]);
  if (next.isPending) return <Skeleton className="round" height={160} />;
  return (
    <section className="admin-card round" aria-labelledby="round-end">
      <h2 id="round-end" ref={heading} tabIndex={-1}>
        {roundEndText(new Date(), next.data?.at ?? null)}
      </h2>
      <Text>
        {count > 0
          ? `${count} skipped: ${count === 1 ? 'it stays' : 'they stay'} on the dashboard.`
          : 'Nothing needs your attention.'}
      </Text>
      <div className="round-actions">
        <Button component="a" href={paths.admin}>
          To the dashboard
        </Button>
        {count > 0 && (
          <Button variant="default" onClick={round.restart}>
            Go through them again
          </Button>
        )}
      </div>
    </section>
  );
}
