import { QueryError } from '#src/ui/components/query-error.tsx';
import './launch.css';
import { Alert, Button, Progress, Skeleton } from '@mantine/core';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { launchProgress, progressText } from '#src/domain/office/launch/launch.rules.ts';
import {
  isConfirmedRow,
  LAUNCH_GROUPS,
  LAUNCH_INFO,
  type LaunchRowView,
  type LaunchState,
} from '#src/domain/office/launch/launch.schema.ts';
import { adminDate, ageText } from '#src/domain/shared/dates.ts';
import { SettingsPage } from '#src/features/admin/settings/settings-page.tsx';
import { OwnersOnly } from '#src/features/admin/shell/owners-only.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';

const TITLE = 'Before you go public';
/** The rows follow the delivery of a test email, and what others do. */
const POLL_MS = 5000;

export function LaunchScreen() {
  return (
    <OwnersOnly title={TITLE}>
      <Launch />
    </OwnersOnly>
  );
}

function Launch() {
  const { data, error, isFetching, refetch } = trpc.launch.checklist.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
  return (
    <SettingsPage title={TITLE} lead="What your shop needs before customers use it.">
      {data ? (
        <>
          {data.isDemo && (
            <Alert color="accent" title="This is the demo" mb="md">
              A real shop shows its own status here. A demo takes no money and sends no email.
            </Alert>
          )}
          <LaunchProgressBar rows={data.rows} />
          {LAUNCH_GROUPS.map((group) => (
            <section key={group.label} className="admin-card launch-group" aria-label={group.label}>
              <h2>{group.label}</h2>
              <ul>
                {data.rows
                  .filter(({ id }) => group.rows.includes(id))
                  .map((row) => (
                    <LaunchRow key={row.id} row={row} />
                  ))}
              </ul>
            </section>
          ))}
          <p className="launch-note">
            We can’t check the rest for you: consumers’ right to cancel, tax, and whether a lawyer has read
            your texts. See docs/operations/first-day.md, “Before you go public”.
          </p>
        </>
      ) : error ? (
        <QueryError
          query={{ refetch, isFetching }}
          text={failureText(error, 'The checklist could not be loaded.')}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </SettingsPage>
  );
}

function LaunchProgressBar({ rows }: { rows: readonly LaunchRowView[] }) {
  const progress = launchProgress(rows);
  return (
    <section className="admin-card launch-progress" aria-label="Progress">
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

const LOOKS: Record<LaunchState, { tone: BadgeTone; mark: string; label: string }> = {
  done: { tone: 'good', mark: '✓', label: 'Done' },
  todo: { tone: 'wait', mark: '○', label: 'To do' },
  'not-applicable': { tone: 'calm', mark: '–', label: 'Not applicable' },
};

const Age = ({ at }: { at: Date }) => (
  <time className="launch-age" dateTime={at.toISOString()} title={adminDate(at)}>
    {ageText(at)} ago
  </time>
);

function LaunchRow({ row }: { row: LaunchRowView }) {
  const { title, link } = LAUNCH_INFO[row.id];
  const { label, ...look } = LOOKS[row.state];
  return (
    <li className="launch-row">
      <div className="launch-row-head">
        <h3>{title}</h3>
        <Badge {...look}>{label}</Badge>
      </div>
      <div className="launch-row-body">
        <p className={row.todo ? 'launch-found' : undefined}>
          {row.found} {row.at && <Age at={row.at} />}
        </p>
        {row.todo && <p className="launch-todo">{row.todo}</p>}
        {row.confirmed && (
          <p className="launch-found">
            Confirmed by {row.confirmed.by}, <Age at={row.confirmed.at} />
          </p>
        )}
        <div className="launch-row-foot">
          {row.id === 'email-delivery' && <TestEmail />}
          <Confirm row={row} />
          <a href={link.href}>{link.label}</a>
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
  const { title, confirm: label } = LAUNCH_INFO[id];
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
