import { showToast, startToasts } from '#src/ui/behaviour/toast.ts';
import { styleToasts } from '#src/ui/behaviour/toast-style.ts';

type Share = { url: string; title: string; text: string; copied: string };

/** Fetched by share-loader.client.ts at the first interaction with the button. */
export function enhance(box: HTMLElement): void {
  startToasts();
  styleToasts();
  const share: Share = JSON.parse(box.dataset.share ?? '{}');
  const button = box.querySelector('button');
  const menu = box.querySelector('ul');
  if (!button || !menu) return;

  const toggle = (open: boolean) => {
    menu.hidden = !open;
    button.ariaExpanded = String(open);
  };
  button.onclick = () => {
    if (navigator.share)
      navigator.share({ title: share.title, text: share.text, url: share.url }).catch(() => {});
    else toggle(menu.hidden !== false);
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || menu.hidden) return;
    toggle(false);
    button.focus();
  });
  const leave = (to: EventTarget | null) => {
    if (to && !box.contains(to as Node)) toggle(false);
  };
  document.addEventListener('click', (event) => leave(event.target));
  // A null target is no exit: some browsers do not focus a clicked link.
  box.addEventListener('focusout', (event) => leave(event.relatedTarget));
  const copy = menu.querySelector<HTMLElement>('[data-copy]');
  if (copy)
    copy.onclick = async () => {
      try {
        await navigator.clipboard.writeText(share.url);
        toggle(false);
        button.focus();
        showToast({ title: 'Link Copied!', description: share.copied });
      } catch {
        showToast({
          title: 'Copy Failed',
          description: 'Please copy the link manually.',
          variant: 'destructive',
        });
      }
    };
}
