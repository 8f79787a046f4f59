import { focusMain } from './focus-main.ts';

/** Spec 4, 8, 9: one toast at a time, 5 s, swipe right 50 px, F8 focuses the region. No framework: public pages and app areas share it. */
export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Longer than usual where something can still be undone. */
  ms?: number;
};

export const TOAST_MS = 5000;
export const TOAST_SWIPE_PX = 50;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The live region stands in every page from the start, as live regions must: both layouts bring it. */
const region = () => document.getElementById('toasts') as HTMLElement;

/** Where the focus was before it came into the toast. */
let cameFrom: HTMLElement | null = null;

export function dismissToast(): void {
  clearTimeout(timer);
  const toast = document.querySelector('.toast');
  const hadFocus = toast?.contains(document.activeElement);
  toast?.remove();
  if (!hadFocus) return;
  if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
  else focusMain();
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

export function showToast({ title, description, variant = 'default', ms = TOAST_MS }: Toast): HTMLElement {
  dismissToast();
  const host = region();
  const toast = document.createElement('div');
  const urgent = variant === 'destructive';
  toast.className = `toast ${variant}`;
  toast.setAttribute('role', urgent ? 'alert' : 'status');
  toast.append(element('strong', title));
  if (description) toast.append(element('span', description));
  const close = element('button', '×') as HTMLButtonElement;
  close.type = 'button';
  close.setAttribute('aria-label', host.dataset.dismiss ?? 'Dismiss');
  close.onclick = dismissToast;
  toast.append(close);
  host.append(toast);

  let isHovered = false;
  // Pointer and focus hold it each on its own: it does not leave because one of them did.
  const run = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isHovered || host.contains(document.activeElement) ? run() : dismissToast()), ms);
  };
  const hold = () => clearTimeout(timer);
  const arrive = ({ relatedTarget }: FocusEvent) => {
    hold();
    if (!host.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as HTMLElement | null;
  };
  toast.onpointerenter = () => {
    isHovered = true;
    hold();
  };
  host.onfocus = arrive;
  toast.addEventListener('focusin', arrive);
  toast.onpointerleave = () => {
    isHovered = false;
    run();
  };
  toast.addEventListener('focusout', run);
  host.onblur = run;
  let from: number | undefined;
  toast.onpointerdown = (event) => {
    from = event.clientX;
  };
  toast.onpointermove = (event) => {
    if (from !== undefined && event.clientX - from > TOAST_SWIPE_PX) dismissToast();
  };
  toast.onpointerup = () => {
    from = undefined;
  };
  run();
  return toast;
}

let started = false;

export function startToasts(): void {
  if (started) return;
  started = true;
  addEventListener('keydown', (event) => {
    if (event.key === 'F8') region().focus();
    if (event.key === 'Escape' && region().contains(document.activeElement)) dismissToast();
  });
}
