/**
 * After a client-side navigation: focuses the h1 or main, announces the title (WCAG 2.4.3, 4.1.3).
 */
export function announcePage(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  let region = document.getElementById('page-announcement');
  if (!region) {
    region = document.createElement('div');
    region.id = 'page-announcement';
    region.className = 'sr-only';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = document.title;
}
