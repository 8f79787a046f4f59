import { dismissToast, showToast } from '#src/ui/behaviour/toast.ts';

export const UNDO_MS = 8000;

type ToastText = { title: string; description?: string };

/**
 * A toast with one button. F8 moves focus to it; it stays while hovered or focused.
 * @param onUnused it closed without a press of the button
 */
export function showActionToast(
  text: ToastText,
  label: string,
  onAction: () => void,
  ms: number,
  onUnused: () => void = () => {},
): void {
  let isUsed = false;
  const toast = showToast({ ...text, ms });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-undo';
  button.textContent = label;
  button.onclick = () => {
    isUsed = true;
    dismissToast();
    onAction();
  };
  toast.insertBefore(button, toast.lastElementChild);
  toast.addEventListener('close', () => isUsed || onUnused());
}

export const showUndoToast = (text: ToastText, onUndo: () => void, onUnused?: () => void): void =>
  showActionToast(text, 'Undo', onUndo, UNDO_MS, onUnused);
