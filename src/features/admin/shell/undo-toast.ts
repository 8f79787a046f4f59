import { dismissToast, showToast } from '#src/ui/toast.ts';

export const UNDO_MS = 8000;

/** A toast that can take its own news back. F8 leads to it by keyboard; it waits while hovered or focused. */
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
