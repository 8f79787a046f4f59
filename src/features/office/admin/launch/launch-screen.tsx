import { isLeft } from '#src/domain/office/launch/launch-check.rules.ts';
import './launch.css';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import type { LaunchRowView, LaunchView } from '#src/domain/office/launch/launch.schema.ts';
import { LAUNCH_GROUPS } from '#src/domain/office/launch/launch-rows.rules.ts';
import { SettingsPage } from '#src/features/admin/settings/settings-page.tsx';
import { OwnersOnly } from '#src/features/admin/shell/owners-only.tsx';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { LaunchDialogs, type LaunchQuestion } from './launch-dialogs.tsx';
import { type LaunchFilter, LaunchProgressBar } from './launch-progress.tsx';
import { LaunchRow } from './launch-row.tsx';
import { useLaunch } from './use-launch.ts';

const TITLE = 'Before you go public';

export function LaunchScreen() {
  return (
    <OwnersOnly title={TITLE}>
      <Launch />
    </OwnersOnly>
  );
}

function Launch() {
  const { view, error, rows, isChecking, checkAgain, refresh } = useLaunch();
  return (
    <SettingsPage
      title={TITLE}
      lead="What the shop needs before strangers use it, checked against its real state."
      actions={
        <Button variant="default" loading={isChecking} disabled={!view} onClick={() => void checkAgain()}>
          Check again
        </Button>
      }
    >
      {error ? (
        <Alert color="red" role="alert">
          {failureText(error, 'The checklist could not be loaded. Refresh the page.')}
        </Alert>
      ) : view && rows ? (
        <Checklist view={view} rows={rows} refresh={refresh} />
      ) : (
        <Skeleton height={480} />
      )}
    </SettingsPage>
  );
}

type Props = { view: LaunchView; rows: LaunchRowView[]; refresh: () => Promise<void> };
/** How many rows of a group are left: its place in the whole without counting. */
const leftText = (rows: readonly LaunchRowView[]): string => {
  const left = rows.filter(isLeft).length;
  return left > 0 ? `${left} left` : 'done';
};

function Checklist({ view, rows, refresh }: Props) {
  const [filter, setFilter] = useState<LaunchFilter>('left');
  const [question, setQuestion] = useState<LaunchQuestion | null>(null);
  const progress = useRef<HTMLParagraphElement>(null);
  const shown = filter === 'all' ? rows : rows.filter(isLeft);
  const keptFocus = useKeptFocus<HTMLDivElement>(question !== null, () => progress.current);
  return (
    <div {...keptFocus}>
      {view.isDemo && (
        <Alert color="accent" title="This is the demo" mb="md">
          A real shop shows its own state here. The rows below are checked the same way; some of them can’t be
          done in a demo, which takes no money and sends no email.
        </Alert>
      )}
      <LaunchProgressBar ref={progress} rows={rows} filter={filter} onFilter={setFilter} />
      {shown.length === 0 && (
        <p className="admin-card launch-ready">Nothing is left. The shop is ready for strangers.</p>
      )}
      {LAUNCH_GROUPS.map((group) => {
        const inGroup = shown.filter(({ id }) => group.rows.includes(id));
        return (
          inGroup.length > 0 && (
            <section key={group.label} className="admin-card launch-group" aria-label={group.label}>
              <h2>
                {group.label} <span>{leftText(inGroup)}</span>
              </h2>
              <ul>
                {inGroup.map((row) => (
                  <LaunchRow key={row.id} row={row} view={view} onAsk={setQuestion} refresh={refresh} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <p className="launch-note">
        No program can decide the rest for you: whether consumers may withdraw, which tax you owe, what a
        lawyer says about your texts. See docs/operations/first-day.md, “Before you go public”.
      </p>
      <LaunchDialogs question={question} refresh={refresh} onClose={() => setQuestion(null)} />
    </div>
  );
}
