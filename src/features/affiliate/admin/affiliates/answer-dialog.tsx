import { Button, List, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { failureText, trpc } from '#src/client/trpc.ts';
import {
  answerClaimInput,
  type ClaimAdminView,
  creditPreviewInput,
} from '#src/domain/affiliate/claim/claim.schema.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { useDraft } from '#src/features/admin/shell/drafts.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { useRefreshCommissions } from '../commissions/refresh-commissions.ts';

const NOT_SENT = 'The answer could not be sent. What you entered is still here: try again.';
const CREDITED = 'You are right: this sale is yours. We have credited it to you.';

export function AnswerDialog({ claim, onClose }: { claim: ClaimAdminView | null; onClose: () => void }) {
  return (
    <Dialog
      title={claim && `Answer ${claim.affiliateName}`}
      isOpen={claim !== null}
      onClose={onClose}
      size="lg"
    >
      {claim && <AnswerForm claim={claim} onClose={onClose} />}
    </Dialog>
  );
}

function AnswerForm({ claim, onClose }: { claim: ClaimAdminView; onClose: () => void }) {
  const draft = useDraft(`claim:${claim.id}`, '');
  const text = draft.value;
  const { error, setError, isBusy, attempt, edit } = useAttempt(NOT_SENT);
  const [isCrediting, setIsCrediting] = useState(false);
  const [number, setNumber] = useState(claim.orderId ? String(claim.orderId) : '');
  const order = creditPreviewInput.safeParse({ id: claim.id, orderId: number.replace('#', '').trim() });
  const preview = trpc.claims.creditPreview.useQuery(
    { id: claim.id, orderId: order.data?.orderId ?? 0 },
    { enabled: isCrediting && order.success, gcTime: 0 },
  );
  const utils = trpc.useUtils();
  const refreshCommissions = useRefreshCommissions();
  const answer = trpc.claims.answer.useMutation();
  const credit = trpc.claims.credit.useMutation();

  async function send(input: z.output<typeof answerClaimInput>): Promise<void> {
    if (!isCrediting) await answer.mutateAsync(input);
    else if (order.success) await credit.mutateAsync({ ...input, orderId: order.data.orderId });
    else return;
    showToast({
      title: isCrediting ? 'Sale Credited' : 'Answer Sent',
      description: `${claim.affiliateName} can read it on the dashboard.`,
    });
    void utils.claims.list.invalidate();
    refreshCommissions();
    draft.clear();
    onClose();
  }

  function submit() {
    const { data, error } = answerClaimInput.safeParse({ id: claim.id, answer: text });
    return data ? attempt(() => send(data)) : setError(error?.issues[0]?.message ?? null);
  }

  return (
    <form noValidate onSubmit={onSubmit(submit)}>
      <Text mb="sm">{claim.message ?? `Where is the sale of ${claim.subject}?`}</Text>
      {isCrediting && (
        <>
          <TextInput
            label="Order number"
            withAsterisk
            autoFocus
            inputMode="numeric"
            mb="sm"
            value={number}
            error={order.success ? preview.data?.problem : 'Enter the order number.'}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <div aria-live="polite">
            {preview.error && <Text c="red">{failureText(preview.error, 'Couldn’t load the effects.')}</Text>}
            {order.success && preview.data && !preview.data.problem && (
              <>
                <Text fw={600}>What will happen</Text>
                <List spacing={4} mb="sm">
                  {preview.data.lines.map((line) => (
                    <List.Item key={line}>{line}</List.Item>
                  ))}
                </List>
              </>
            )}
          </div>
        </>
      )}
      <Textarea
        label="Your answer"
        description="The buyer’s name and address stay with you: the affiliate does not know them."
        withAsterisk
        autosize
        minRows={3}
        value={text}
        error={error}
        onChange={edit(draft.store)}
      />
      <DialogActions safe="Not now" onSafe={onClose}>
        {isCrediting ? (
          <Button
            type="submit"
            loading={isBusy}
            disabled={!order.success || !preview.data || preview.data.problem !== null}
          >
            Credit the sale
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              onClick={() => {
                setIsCrediting(true);
                if (text.trim() === '') draft.store(CREDITED);
              }}
            >
              Credit this sale…
            </Button>
            <Button type="submit" loading={isBusy}>
              Send answer
            </Button>
          </>
        )}
      </DialogActions>
    </form>
  );
}
