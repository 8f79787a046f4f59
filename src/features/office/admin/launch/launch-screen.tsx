import './launch.css';
import { Alert, Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { launchProgress, progressText } from '#src/domain/office/launch/launch.rules.ts';
import {
  CONFIRM_LABELS,
  isConfirmedRow,
  LAUNCH_GROUPS,
  LAUNCH_INFO,
  type LaunchRowId,
  type LaunchRowView,
  type LaunchState,
} from '#src/domain/office/launch/launch.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, ageText } from '#src/domain/shared/dates.ts';
import { AdminCard, AdminPage, BACK_TO_SETTINGS, ownersOnly } from '#src/features/admin/shell/admin-page.tsx';
import { useLive } from '#src/features/admin/shell/use-live.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Badge, type BadgeLook } from '#src/ui/components/status-badge.tsx';

const TITLE = 'Before you go public';
/** The rows follow the delivery of a test email, and what others do. */
const POLL_MS = 5000;

export const LaunchScreen = ownersOnly(TITLE, Launch);

function Launch() {
  const live = useLive(POLL_MS);
  const query = trpc.launch.checklist.useQuery(undefined, { staleTime: 0, refetchInterval: live });
  return (
    <AdminPage
      title={TITLE}
      back={BACK_TO_SETTINGS}
      lead={query.data && !query.data.isDemo ? <LaunchProgressBar rows={query.data.rows} /> : null}
    >
      <Loaded query={query} failed="The checklist could not be loaded." height={480}>
        {({ isDemo, rows }) => (
          <>
            {isDemo && (
              <Alert color="accent" title="This is the demo" mb="md">
                A real shop shows its own status here. A demo takes no money and sends no email.
              </Alert>
            )}
            <LaunchSteps rows={rows} />
            <p className="launch-note">
              We can’t check the rest for you: <a href={paths.refund}>consumers’ right to cancel</a>, tax, and
              whether a lawyer has read <a href={paths.terms}>your texts</a>. Your technician finds each step
              in docs/operations/first-day.md, beside the shop’s code.
            </p>
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

const STEPS_SHOWN = 3;
const nextSteps = (rows: readonly LaunchRowView[]): LaunchRowId[] =>
  rows
    .filter(({ state }) => state === 'todo')
    .slice(0, STEPS_SHOWN)
    .map(({ id }) => id);

/** A few steps at a time. They stay in place when they are done, so that they can be withdrawn. */
function LaunchSteps({ rows }: { rows: readonly LaunchRowView[] }) {
  const [steps, setSteps] = useState(() => nextSteps(rows));
  const open = rows.filter(({ id }) => steps.includes(id));
  const isDone = open.every(({ state }) => state !== 'todo');
  const list = (shown: readonly LaunchRowView[]) => (
    <ul className="launch-rows">
      {shown.map((row) => (
        <LaunchRow key={row.id} row={row} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 && (
        <AdminCard title="Next steps" className="launch-group">
          {list(open)}
          {isDone && nextSteps(rows).length > 0 && (
            <Button onClick={() => setSteps(nextSteps(rows))}>Show the next steps</Button>
          )}
        </AdminCard>
      )}
      {LAUNCH_GROUPS.map((group) => {
        const shown = rows.filter(({ id }) => group.rows.includes(id) && !steps.includes(id));
        return (
          <Disclosure
            key={group.label}
            className="admin-card launch-group"
            title={<h2>{group.label}</h2>}
            note={progressText(launchProgress(shown))}
          >
            {list(shown)}
          </Disclosure>
        );
      })}
    </>
  );
}

function LaunchProgressBar({ rows }: { rows: readonly LaunchRowView[] }) {
  const progress = launchProgress(rows);
  return (
    <section className="launch-progress" aria-label="Progress">
      <p aria-live="polite">
        <strong>{progressText(progress)}</strong>
        {progress.done === progress.total && '. Your shop is ready to open.'}
      </p>
      <Progress
        value={(100 * progress.done) / progress.total}
        color="brand"
        size="lg"
        aria-label={progressText(progress)}
      />
    </section>
  );
}

/** What is left to do needs no badge. */
const LOOKS: Record<LaunchState, (BadgeLook & { label: string }) | null> = {
  done: { tone: 'good', label: 'Done' },
  todo: null,
  'not-applicable': { tone: 'calm', mark: '–', label: 'Not applicable' },
};

const Age = ({ at }: { at: Date }) => (
  <time className="launch-age" dateTime={at.toISOString()} title={adminDate(at)}>
    {ageText(at)} ago
  </time>
);

function LaunchRow({ row }: { row: LaunchRowView }) {
  const { title, link } = LAUNCH_INFO[row.id];
  const look = LOOKS[row.state];
  return (
    <li className="launch-row">
      <div className="launch-row-head">
        <h3>{title}</h3>
        {look && <Badge {...look}>{look.label}</Badge>}
      </div>
      <div className="launch-row-body">
        <p className={row.todo ? 'launch-found' : undefined}>
          {row.found} {row.at && <Age at={row.at} />}
        </p>
        {row.todo && <p>{row.todo}</p>}
        {row.confirmed && (
          <p className="launch-found">
            Confirmed by {row.confirmed.by}, <Age at={row.confirmed.at} />
          </p>
        )}
        <div className="launch-row-foot">
          {row.id === 'email-delivery' && <TestEmail />}
          <Confirm row={row} />
          <a href={link.href}>{link.label}</a>
          {row.technical && <Disclosure title="For your technician">{row.technical}</Disclosure>}
        </div>
      </div>
    </li>
  );
}

/** Of a row that only a person can decide. */
function Confirm({ row }: { row: LaunchRowView }) {
  const utils = trpc.useUtils();
  const confirm = trpc.launch.confirm.useMutation({
    onSuccess: () => utils.launch.invalidate(),
    onError: (error) => showErrorToast('Not saved', error),
  });
  const { id, state, confirmed } = row;
  const isOpen = state === 'todo' || confirmed !== null;
  if (!isConfirmedRow(id) || !isOpen) return null;
  const { title } = LAUNCH_INFO[id];
  const label = CONFIRM_LABELS[id];
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={confirm.isPending}
      aria-label={confirmed ? `Withdraw: ${title}` : `${label}: ${title}`}
      onClick={() => confirm.mutate({ row: id, isTrue: !confirmed })}
    >
      {confirmed ? 'Withdraw' : label}
    </Button>
  );
}

function TestEmail() {
  const utils = trpc.useUtils();
  const send = trpc.launch.sendTestEmail.useMutation({
    onSuccess() {
      showToast({ title: 'Test email sent', description: 'Its row shows the delivery.' });
      return utils.launch.invalidate();
    },
    onError: (error) => showErrorToast('Not saved', error),
  });
  return (
    <Button size="compact-md" variant="default" loading={send.isPending} onClick={() => send.mutate()}>
      Send a test email
    </Button>
  );
}
