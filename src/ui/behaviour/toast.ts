import { focusMain } from './focus.ts';

/**
 * One toast at a time, 5 s; swiping right 50 px closes it, F8 focuses it. No framework, because
 * public pages use it too.
 */
export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Longer than the default if the toast offers undo. */
  ms?: number;
};

const TOAST_MS = 5000;
const TOAST_SWIPE_PX = 50;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A live region must exist before its first message, so both layouts render it empty. */
const region = () => document.getElementById('toasts') as HTMLElement;

/** Focus returns here when the toast closes. */
let cameFrom: HTMLElement | null = null;

export function dismissToast(): void {
  clearTimeout(timer);
  const toast = document.querySelector('.toast');
  const hadFocus = toast?.contains(document.activeElement);
  toast?.remove();
  toast?.dispatchEvent(new Event('close'));
  if (!hadFocus) return;
  if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
  else focusMain();
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** The other edge, if the toast would cover the control that it is about. */
function keepClearOfFocus(host: HTMLElement): void {
  host.className = 'toasts';
  const toast = host.getBoundingClientRect();
  const control = document.activeElement?.closest('a, button, input, select, textarea');
  const at = control?.getBoundingClientRect();
  if (at && at.right > toast.left && at.bottom > toast.top && at.top < toast.bottom)
    host.className = 'toasts toasts-away';
}

export function showToast({ title, description, variant = 'default', ms = TOAST_MS }: Toast): HTMLElement {
  dismissToast();
  const host = region();
  const toast = document.createElement('div');
  const urgent = variant === 'destructive';
  toast.className = `toast ${variant}`;
  toast.role = urgent ? 'alert' : 'status';
  toast.append(element('strong', title));
  if (description) toast.append(element('span', description));
  const close = element('button', '×') as HTMLButtonElement;
  close.type = 'button';
  close.ariaLabel = host.dataset.dismiss ?? 'Dismiss';
  close.onclick = dismissToast;
  toast.append(close);
  host.append(toast);
  keepClearOfFocus(host);

  let isHovered = false;
  // Pointer and focus keep the toast independently: the timer starts again until both are gone.
  const run = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => (isHovered || host.contains(document.activeElement) ? run() : dismissToast()),
      ms,
    );
  };
  const arrive = ({ relatedTarget }: FocusEvent) => {
    if (!host.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as HTMLElement | null;
  };
  let from: number | undefined;
  const endSwipe = () => {
    from = undefined;
  };
  toast.onpointerenter = () => {
    isHovered = true;
  };
  host.onfocus = arrive;
  toast.addEventListener('focusin', arrive);
  toast.onpointerleave = () => {
    endSwipe();
    isHovered = false;
    run();
  };
  toast.addEventListener('focusout', run);
  host.onblur = run;
  toast.onpointerdown = (event) => {
    from = event.clientX;
  };
  toast.onpointermove = (event) => {
    if (from !== undefined && event.clientX - from > TOAST_SWIPE_PX) dismissToast();
  };
  toast.onpointerup = endSwipe;
  toast.onpointercancel = endSwipe;
  run();
  return toast;
}

let started = false;

export function startToasts(): void {
  if (started) return;
  started = true;
  // The next attempt: an error of the last one would contradict "Sending...".
  addEventListener('submit', () => document.querySelector('.destructive') && dismissToast(), true);
  addEventListener('keydown', (event) => {
    if (event.key === 'F8') region().focus();
    if (event.key === 'Escape' && region().contains(document.activeElement)) dismissToast();
  });
}
