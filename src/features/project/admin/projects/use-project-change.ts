import { failureText, trpc } from '#src/client/trpc.ts';
import type { StaffChange } from '#src/domain/project/project/project.rules.ts';
import type { ProjectDetailView } from '#src/domain/project/project/project.schema.ts';
import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { useRefreshCounts } from '#src/features/admin/shell/use-refresh-counts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import type { ChangeDetails } from './change-dialog.tsx';

/** Changes of a project and their undo. */
export function useProjectChange(project: ProjectDetailView | null | undefined) {
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const changing = trpc.projects.change.useMutation();
  const undoing = trpc.projects.undo.useMutation();

  function keep(saved: ProjectDetailView): void {
    utils.projects.ofOrder.setData({ orderId: saved.orderId }, saved);
    // The status of the order form follows the project.
    void utils.orderDetail.get.invalidate({ id: saved.orderId });
    void utils.confirmations.invalidate();
    void utils.projects.list.invalidate();
    void utils.projects.board.invalidate();
    void utils.projectDesigns.list.invalidate();
    void utils.projectMessages.list.invalidate();
    refreshCounts();
  }
  const reload = () => void utils.projects.ofOrder.invalidate();

  function undo({ id, undoableEventId }: ProjectDetailView): void {
    if (undoableEventId === null) return;
    undoing.mutateAsync({ id, eventId: undoableEventId }).then(
      (saved) => {
        keep(saved);
        showToast({ title: 'Change undone', description: `The project is ${labelOf(saved)} again.` });
      },
      (error: unknown) => {
        reload();
        showToast({
          title: 'Update Failed',
          description: failureText(error, 'This could not be undone. Nothing was changed: try again.'),
          variant: 'destructive',
        });
      },
    );
  }

  async function change(kind: StaffChange, details: ChangeDetails): Promise<void> {
    if (!project) return;
    try {
      const lastEventId = project.events[0]?.id ?? 0;
      const saved = await changing.mutateAsync({ id: project.id, change: kind, lastEventId, ...details });
      keep(saved);
      showUndoToast({ title: 'Project updated', description: `The project is ${labelOf(saved)} now.` }, () =>
        undo(saved),
      );
    } catch (error) {
      reload();
      throw error;
    }
  }

  return { change, undo };
}

const labelOf = ({ stage }: ProjectDetailView): string => `“${PROJECT_STAGE_LABELS[stage]}”`;
