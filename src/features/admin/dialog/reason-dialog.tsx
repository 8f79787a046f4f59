import { Button, Group, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';
import { REASON_MISSING, reason as reasonText, TEXT_MAX } from '#src/domain/shared/text.schema.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { RehearsalResult } from '../rehearsal/rehearsal-result.tsx';
import { RehearseActions } from '../rehearsal/rehearse-actions.tsx';
import { useRehearsal } from '../rehearsal/use-rehearsal.ts';
import { useAttempt } from './use-attempt.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  label: string;
  action: string;
  /** Ready phrases that fill the field; they can still be edited. */
  phrases?: readonly string[];
  isDangerous?: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** What is missing beside the reason. */
  missing?: string | undefined;
  /** Rejects with the server's message; the dialog stays open and shows it. */
  onSubmit: (reason: string) => Promise<unknown>;
  /** A dry run of the decision. */
  rehearse?: (reason: string) => Promise<Rehearsal>;
  /** Names a row that the rehearsal skips. */
  rowName?: (id: number) => string;
};

/** Decisions that are audited require a reason. */
export function ReasonDialog(props: Props) {
  return (
    <Dialog
      title={props.title}
      isOpen={props.isOpen}
      onClose={props.onClose}
      size={props.rehearse ? 'lg' : undefined}
    >
      <ReasonForm {...props} />
    </Dialog>
  );
}

function ReasonForm(props: Props) {
  const { lead, label, action, phrases = [], isDangerous, onClose, onSubmit, rehearse, rowName } = props;
  const { missing } = props;
  const [reason, setReason] = useState('');
  const { error, setError, isBusy, attempt } = useAttempt();

  const rehearsal = useRehearsal();
  const problem = missing ?? (reasonText().safeParse(reason).success ? null : REASON_MISSING);

  async function submit(): Promise<void> {
    if (problem) return setError(problem);
    await attempt(async () => {
      await onSubmit(reason.trim());
      onClose();
    });
  }

  const confirm = (
    <Button
      loading={isBusy}
      color={isDangerous ? 'red' : undefined}
      {...(rehearsal.result ? { onClick: () => void submit() } : { type: 'submit' as const })}
    >
      {action}
    </Button>
  );
  if (rehearsal.result)
    return (
      <RehearsalResult result={rehearsal.result} rowName={rowName} onBack={rehearsal.back} error={error}>
        {confirm}
      </RehearsalResult>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
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
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setError(null);
        }}
      />
      {phrases.length > 0 && (
        <Group gap="xs" mt="xs" role="group" aria-label="Ready phrases">
          {phrases.map((phrase) => (
            <Button
              key={phrase}
              size="compact-sm"
              variant="default"
              onClick={() => {
                setReason(phrase);
                setError(null);
              }}
            >
              {phrase}
            </Button>
          ))}
        </Group>
      )}
      {rehearse ? (
        <RehearseActions
          safe="Keep as it is"
          onSafe={onClose}
          rehearsal={rehearsal}
          onRehearse={() =>
            problem ? setError(problem) : void rehearsal.start(() => rehearse(reason.trim()))
          }
        >
          {confirm}
        </RehearseActions>
      ) : (
        <DialogActions safe="Keep as it is" onSafe={onClose}>
          {confirm}
        </DialogActions>
      )}
    </form>
  );
}
