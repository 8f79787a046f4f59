import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { CLAIMS_SHOWN } from '#src/domain/office/launch/business.rules.ts';
import type { LaunchRowId } from '#src/domain/office/launch/launch.schema.ts';
import { LAUNCH_INFO } from '#src/domain/office/launch/launch-rows.rules.ts';
import { ReasonDialog } from '#src/features/admin/dialog/reason-dialog.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

export type LaunchQuestion =
  | { kind: 'exempt'; row: LaunchRowId }
  | { kind: 'claims'; isTrue: boolean }
  | { kind: 'restore' };
type Props = { question: LaunchQuestion | null; refresh: () => Promise<void>; onClose: () => void };

/** Beside the rows: a row that is done leaves the list, and a dialog inside it would go with it. */
export function LaunchDialogs({ question, refresh, onClose }: Props) {
  const exempt = trpc.launch.exempt.useMutation();
  const row = question?.kind === 'exempt' ? question.row : null;
  return (
    <>
      <ReasonDialog
        title={row ? `${LAUNCH_INFO[row].title}: not applicable` : ''}
        lead="The row then counts neither as done nor as left. The reason, your name and the date are kept."
        label="Why does it not apply to your shop?"
        action="Mark as not applicable"
        isOpen={row !== null}
        onClose={onClose}
        onSubmit={async (reason) => {
          if (row) await exempt.mutateAsync({ row, reason });
          await refresh();
        }}
      />
      <Dialog
        title={
          question?.kind === 'claims' && !question.isTrue
            ? 'Withdraw the confirmation?'
            : 'Is all of this true?'
        }
        isOpen={question?.kind === 'claims'}
        onClose={onClose}
      >
        {question?.kind === 'claims' && (
          <ClaimsQuestion isTrue={question.isTrue} refresh={refresh} onClose={onClose} />
        )}
      </Dialog>
      <Dialog title="A restore was tried" isOpen={question?.kind === 'restore'} onClose={onClose}>
        <RestoreForm refresh={refresh} onClose={onClose} />
      </Dialog>
    </>
  );
}

type FormProps = Omit<Props, 'question'>;

function ClaimsQuestion({ isTrue, refresh, onClose }: FormProps & { isTrue: boolean }) {
  const set = trpc.launch.setClaims.useMutation({
    async onSuccess() {
      await refresh();
      showToast({ title: isTrue ? 'Confirmed' : 'Confirmation withdrawn' });
      onClose();
    },
    onError: (error) => showErrorToast('That did not work', error),
  });
  return (
    <>
      {isTrue ? (
        <>
          <Text>The pages will show the following. You must be able to prove each of them.</Text>
          <ul className="launch-claims">
            {CLAIMS_SHOWN.map(({ text, evidence }) => (
              <li key={text}>
                {text} <span className="alist-sub">Proof: {evidence}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Text>The pages will leave out reviews, rating and figures.</Text>
      )}
      <DialogActions safe="Keep as it is" onSafe={onClose}>
        <Button loading={set.isPending} onClick={() => set.mutate({ isTrue })}>
          {isTrue ? 'All of this is true' : 'Withdraw'}
        </Button>
      </DialogActions>
    </>
  );
}

function RestoreForm({ refresh, onClose }: FormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const record = trpc.launch.recordRestore.useMutation({
    async onSuccess() {
      await refresh();
      showToast({ title: 'Restore recorded' });
      onClose();
    },
    onError: (failure) => setError(failureText(failure, 'That did not work. Please try again.')),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        record.mutate({ code });
      }}
    >
      <Text mb="md">
        Restore a backup into an empty place with “npm run db:restore”, look at what is in it, and enter the
        code that the command prints. Only a restore of this shop’s backup can make it.
      </Text>
      <TextInput
        label="Code"
        withAsterisk
        autoComplete="off"
        spellCheck={false}
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setError(null);
        }}
      />
      <DialogActions safe="Cancel" onSafe={onClose}>
        <Button type="submit" loading={record.isPending}>
          Record the restore
        </Button>
      </DialogActions>
    </form>
  );
}
