import { Anchor, Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { type ReviewState, STARS_MAX } from '#src/domain/project/review/review.rules.ts';
import { DECLINE_REASON_MAX, type ReviewView } from '#src/domain/project/review/review.schema.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { Badge, type BadgeLook } from '#src/ui/components/status-badge.tsx';

const DONE: Record<ReviewState, [title: string, description: string]> = {
  published: ['Review published', 'Our pages show it within a minute.'],
  declined: ['Review declined', 'It is on none of our pages. Nobody gets an email.'],
  written: ['Change undone', 'The review is waiting for a decision.'],
};

/** Decides about a review as it was read; the undo gives it its earlier state back. */
function useDecision() {
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const mutation = trpc.reviews.decide.useMutation({
    onSettled() {
      void utils.reviews.list.invalidate();
      refreshCounts();
    },
  });

  const send = (row: ReviewView, state: ReviewState, reason: string | null): Promise<ReviewView> =>
    mutation.mutateAsync({ id: row.id, state, reason, revision: row.revision, expectedState: row.state });

  function undo(now: ReviewView, before: ReviewView): void {
    send(now, before.state, before.declineReason).then(
      () => showToast({ title: 'Change undone' }),
      (error: unknown) => showErrorToast('Update Failed', error),
    );
  }

  /** Rejects with the server's message. */
  return async (row: ReviewView, state: ReviewState, reason: string | null = null): Promise<void> => {
    const now = await send(row, state, reason);
    const [title, description] = DONE[state];
    showUndoToast({ title, description }, () => undo(now, row));
  };
}

type Props = { review: ReviewView | null; onClose: () => void };

/** The whole review, and the decision about it: staff read what they publish. */
export function ReviewDialog({ review, onClose }: Props) {
  return (
    <Dialog
      title={review && `Review by ${review.customerName}, order ${review.orderId}`}
      isOpen={review !== null}
      onClose={onClose}
      size="lg"
    >
      {review && <Decision key={`${review.id}:${review.revision}`} review={review} onClose={onClose} />}
    </Dialog>
  );
}

function Decision({ review, onClose }: Props & { review: ReviewView }) {
  const [isDeclining, setIsDeclining] = useState(false);
  const [reason, setReason] = useState(review.declineReason ?? '');
  const { error, isBusy, attempt, edit } = useAttempt();
  const decide = useDecision();
  const run = () =>
    attempt(async () => {
      await decide(
        review,
        isDeclining ? 'declined' : 'published',
        isDeclining ? reason.trim() || null : null,
      );
      onClose();
    });

  return (
    <form noValidate onSubmit={onSubmit(run)}>
      <Words review={review} />
      {isDeclining && (
        <Textarea
          label="Reason"
          description="Kept with the review, for staff only. Nobody gets an email."
          autosize
          minRows={2}
          withAsterisk
          mt="md"
          maxLength={DECLINE_REASON_MAX}
          value={reason}
          error={error}
          autoFocus
          onChange={edit(setReason)}
        />
      )}
      <p className="form-error" role="alert">
        {isDeclining ? null : error}
      </p>
      <DialogActions safe="Close" onSafe={onClose}>
        {!isDeclining && review.state !== 'declined' && (
          <Button variant="default" onClick={() => setIsDeclining(true)}>
            Decline
          </Button>
        )}
        {isDeclining ? (
          <Button type="submit" color="red" loading={isBusy}>
            Decline review
          </Button>
        ) : (
          review.state !== 'published' && (
            <Button type="submit" loading={isBusy}>
              Publish review
            </Button>
          )
        )}
      </DialogActions>
    </form>
  );
}

/** Plain text: nothing in a review is read as markup. */
function Words({ review }: { review: ReviewView }) {
  return (
    <>
      <StarsText stars={review.stars} />
      <Text lang={review.lang} my="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review.text}
      </Text>
      <DescriptionList
        rows={{
          'Name shown': review.nameShown,
          Status: <ReviewBadge state={review.state} />,
          Order: (
            <Anchor href={paths.adminOrder(review.orderId)}>
              {review.customerName} ({review.orderId})
            </Anchor>
          ),
          Written: adminDate(review.createdAt),
          Changed: review.revision > 1 && adminDate(review.updatedAt),
          Decided: review.decidedAt && `${adminDate(review.decidedAt)} by ${review.decidedBy}`,
          Reason: review.declineReason,
        }}
      />
    </>
  );
}

const LOOKS: Record<ReviewState, BadgeLook> = {
  written: { tone: 'wait' },
  published: { tone: 'good' },
  declined: { tone: 'calm', mark: '×' },
};
export const STATE_LABELS: Record<ReviewState, string> = {
  written: 'To decide',
  published: 'Published',
  declined: 'Declined',
};

export const ReviewBadge = ({ state }: { state: ReviewState }) => (
  <Badge {...LOOKS[state]}>{STATE_LABELS[state]}</Badge>
);

export function StarsText({ stars }: { stars: number }) {
  return (
    <span className="alist-number" role="img" aria-label={`${stars} of ${STARS_MAX} stars`}>
      {'★'.repeat(stars)}
      {'☆'.repeat(STARS_MAX - stars)}
    </span>
  );
}
