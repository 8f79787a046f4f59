import { loadWhenUsed } from '#src/ui/behaviour/late-script.ts';

const FLOATING_SCROLL_PX = 800;

export function startShare(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-share]'))
    loadWhenUsed(box, 'click', () => box.querySelector('button')?.click());
  const floating = document.querySelector('.share-floating');
  if (!floating) return;
  const show = () => floating.classList.toggle('is-shown', scrollY > FLOATING_SCROLL_PX);
  addEventListener('scroll', show, { passive: true });
  requestAnimationFrame(show);
}
