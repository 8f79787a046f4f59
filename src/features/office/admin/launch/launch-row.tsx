import { Button } from '@mantine/core';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import type { LaunchRowView, LaunchState, LaunchView } from '#src/domain/office/launch/launch.schema.ts';
import { isLeft } from '#src/domain/office/launch/launch-check.rules.ts';
import { LAUNCH_INFO, type LaunchLink } from '#src/domain/office/launch/launch-rows.rules.ts';
import { adminDate, ageText } from '#src/domain/shared/dates.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';
import type { LaunchQuestion } from './launch-dialogs.tsx';

const LOOKS: Record<LaunchState, { tone: BadgeTone; mark: string; label: string }> = {
  done: { tone: 'good', mark: '✓', label: 'Done' },
  todo: { tone: 'wait', mark: '○', label: 'To do' },
  'not-applicable': { tone: 'calm', mark: '–', label: 'Not applicable' },
  checking: { tone: 'work', mark: '…', label: 'Checking' },
};

type Props = {
  row: LaunchRowView;
  view: LaunchView;
  onAsk: (question: LaunchQuestion) => void;
  refresh: () => Promise<void>;
};

const Age = ({ at }: { at: Date }) => (
  <time className="launch-age" dateTime={at.toISOString()} title={adminDate(at)}>
    {ageText(at)} ago
  </time>
);

function Link({ link }: { link: LaunchLink }) {
  if ('href' in link) return <a href={link.href}>{link.label}</a>;
  return (
    <span>
      See {link.document}, “{link.section}”
    </span>
  );
}

export function LaunchRow({ row, view, onAsk, refresh }: Props) {
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
        {row.record && (
          <CopyBlock
            label={`TXT record of ${row.record.name}`}
            text={row.record.value}
            what={`${title} record`}
            isValue
          />
        )}
        {row.exemption && (
          <p>
            Does not apply: {row.exemption.reason} ({row.exemption.by}, <Age at={row.exemption.at} />)
          </p>
        )}
        <div className="launch-row-foot">
          <Actions row={row} view={view} onAsk={onAsk} refresh={refresh} />
          <Link link={link} />
        </div>
      </div>
    </li>
  );
}

function Actions({ row, view, onAsk, refresh }: Props) {
  const { title, mayNotApply } = LAUNCH_INFO[row.id];
  const { claims, ownEmail } = view;
  const isOpen = isLeft(row);
  return (
    <>
      {row.id === 'email-delivery' && <TestEmail ownEmail={ownEmail} refresh={refresh} />}
      {row.id === 'claims' && !claims.isSetByEnvironment && (
        <Button
          size="compact-md"
          variant="default"
          onClick={() => onAsk({ kind: 'claims', isTrue: !claims.isConfirmed })}
        >
          {claims.isConfirmed ? 'Withdraw the confirmation…' : 'Confirm that they are true…'}
        </Button>
      )}
      {row.id === 'restore' && (
        <Button size="compact-md" variant="default" onClick={() => onAsk({ kind: 'restore' })}>
          Enter the code…
        </Button>
      )}
      {mayNotApply && isOpen && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={`${title}: not applicable…`}
          onClick={() => onAsk({ kind: 'exempt', row: row.id })}
        >
          Not applicable…
        </Button>
      )}
      {row.exemption && <EndExemption row={row} refresh={refresh} />}
    </>
  );
}

const showFailure = (error: unknown) => showErrorToast('That did not work', error);

function TestEmail({ ownEmail, refresh }: { ownEmail: string | null; refresh: () => Promise<void> }) {
  const send = trpc.launch.sendTestEmail.useMutation({
    async onSuccess() {
      showToast({
        title: 'Test email sent',
        description: `It goes to ${ownEmail}. Its row shows the delivery.`,
      });
      await refresh();
    },
    onError: showFailure,
  });
  return (
    <Button size="compact-md" variant="default" loading={send.isPending} onClick={() => send.mutate()}>
      Send a test email
    </Button>
  );
}

function EndExemption({ row, refresh }: { row: LaunchRowView; refresh: () => Promise<void> }) {
  const end = trpc.launch.endExemption.useMutation({ onSuccess: refresh, onError: showFailure });
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={end.isPending}
      aria-label={`It applies: ${LAUNCH_INFO[row.id].title}`}
      onClick={() => end.mutate({ row: row.id })}
    >
      It applies
    </Button>
  );
}
