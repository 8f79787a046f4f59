import { dismissToast, showToast } from '#src/ui/behaviour/toast.ts';

const UNDO_MS = 8000;

/**
 * A toast with the button Undo. F8 moves focus to it; it stays while hovered or focused.
 * @param onUnused it closed without a press of the button
 */
export function showUndoToast(
  text: { title: string; description?: string },
  onUndo: () => void,
  onUnused: () => void = () => {},
): void {
  let isUsed = false;
  const toast = showToast({ ...text, ms: UNDO_MS });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-undo';
  button.textContent = 'Undo';
  button.onclick = () => {
    isUsed = true;
    dismissToast();
    onUndo();
  };
  toast.insertBefore(button, toast.lastElementChild);
  toast.addEventListener('close', () => isUsed || onUnused());
}
