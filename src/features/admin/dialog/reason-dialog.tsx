import { Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { REASON_MISSING, reason as reasonText } from '#src/domain/shared/text.schema.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { useAttempt } from './use-attempt.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  label: string;
  action: string;
  isDangerous?: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** What is missing beside the reason. */
  missing?: string | undefined;
  /** Rejects with the server's message; the dialog stays open and shows it. */
  onSubmit: (reason: string) => Promise<unknown>;
};

/** Decisions that are audited require a reason. */
export function ReasonDialog(props: Props) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <ReasonForm {...props} />
    </Dialog>
  );
}

function ReasonForm(props: Props) {
  const { lead, label, action, isDangerous, onClose, onSubmit, missing } = props;
  const [reason, setReason] = useState('');
  const { error, setError, isBusy, attempt, edit } = useAttempt();
  const problem = missing ?? (reasonText().safeParse(reason).success ? null : REASON_MISSING);

  async function submit(): Promise<void> {
    if (problem) return setError(problem);
    await attempt(async () => {
      await onSubmit(reason.trim());
      onClose();
    });
  }

  return (
    <DialogForm
      safe="Keep as it is"
      onSafe={onClose}
      action={action}
      isBusy={isBusy}
      isDangerous={isDangerous}
      onSubmit={submit}
    >
      {lead && (
        <Text component="div" mb="md">
          {lead}
        </Text>
      )}
      <Textarea
        label={label}
        withAsterisk
        autosize
        minRows={2}
        maxLength={TEXT_MAX.line}
        value={reason}
        error={error}
        onChange={edit(setReason)}
      />
    </DialogForm>
  );
}
