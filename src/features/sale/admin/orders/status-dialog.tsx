import { Button, List, Skeleton, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import type { StatusQuestion } from './use-order-status.tsx';

type Props = {
  question: StatusQuestion | null;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
};

/** Shows the effects of a status change before it is confirmed. */
export function StatusDialog({ question, onConfirm, onClose }: Props) {
  return (
    <Dialog
      title={question && `Set order ${question.order.id} to ${question.to}`}
      isOpen={question !== null}
      onClose={onClose}
      size="lg"
    >
      {question && <Consequences question={question} onConfirm={onConfirm} onClose={onClose} />}
    </Dialog>
  );
}

function Consequences({
  question,
  onConfirm,
  onClose,
}: { question: StatusQuestion } & Omit<Props, 'question'>) {
  const [reason, setReason] = useState('');
  const utils = trpc.useUtils();
  const input = { id: question.order.id, status: question.to };
  const preview = trpc.orderDetail.statusPreview.useQuery(input, { gcTime: 0 });
  // The ledger changes in the meantime: the next preview must be fetched again.
  useEffect(() => () => void utils.orderDetail.statusPreview.invalidate(), [utils]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(reason.trim() || null);
      }}
    >
      <Text fw={600} mb="xs">
        What will happen
      </Text>
      {preview.isPending && <Skeleton height={72} />}
      {preview.error && (
        <Text c="red">
          {failureText(preview.error, 'Couldn’t load what will happen. Close this and try again.')}
        </Text>
      )}
      {preview.data && (
        <List spacing="xs">
          {preview.data.lines.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      )}
      <TextInput
        mt="lg"
        label="Reason"
        description="Kept in the order’s history. The affiliate and the customer see it in our emails about the change."
        maxLength={TEXT_MAX.line}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogActions safe="Keep as it is" onSafe={onClose}>
        <Button
          type="submit"
          color={question.to === 'cancelled' ? 'red' : undefined}
          disabled={!preview.data}
        >
          Set to {question.to}
        </Button>
      </DialogActions>
    </form>
  );
}
