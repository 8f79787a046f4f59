import { dismissToast, showToast } from '#src/ui/behaviour/toast.ts';

export const UNDO_MS = 8000;

/** A toast with an undo button. F8 moves focus to it; it stays while hovered or focused. */
export function showUndoToast(text: { title: string; description?: string }, onUndo: () => void): void {
  const toast = showToast({ ...text, ms: UNDO_MS });
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.className = 'toast-undo';
  undo.textContent = 'Undo';
  undo.onclick = () => {
    dismissToast();
    onUndo();
  };
  toast.insertBefore(undo, toast.lastElementChild);
}
