import { failureText, trpc } from '#src/client/trpc.ts';
import type { ReviewState } from '#src/domain/project/review/review.rules.ts';
import type { ReviewView } from '#src/domain/project/review/review.schema.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { useRefreshCounts } from '#src/features/admin/shell/use-refresh-counts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

const DONE: Record<ReviewState, [title: string, description: string]> = {
  published: ['Review published', 'Our pages show it within a minute.'],
  declined: ['Review declined', 'It is on none of our pages. Nobody gets an email.'],
  written: ['Change undone', 'The review is waiting for a decision.'],
};

/** Decides about a review as it was read; the undo gives it its earlier state back. */
export function useDecision() {
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
      (error: unknown) =>
        showToast({
          title: 'Update Failed',
          description: failureText(error, 'This could not be undone. Nothing was changed: try again.'),
          variant: 'destructive',
        }),
    );
  }

  /** Rejects with the server's message. */
  return async (row: ReviewView, state: ReviewState, reason: string | null = null): Promise<void> => {
    const now = await send(row, state, reason);
    const [title, description] = DONE[state];
    showUndoToast({ title, description }, () => undo(now, row));
  };
}
