import { startSchemeSelect } from '#src/ui/color-scheme/stored-scheme.ts';

const HEADER_SCROLL_PX = 50;

/** A section fades in over 0.6 s when it first enters the viewport. */
function raiseSections(): void {
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.classList.add('is-seen');
      watch.unobserve(target);
    }
  });
  for (const section of document.querySelectorAll('.section > .wrap')) watch.observe(section);
}

/**
 * The first layout skips what is below the first screen (base.css); each later frame adds a part.
 * Skipped for anchors, reloads and back navigation, which need exact heights.
 */
function layOutTheRest(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  const root = document.documentElement;
  root.classList.add('is-late');
  const parts = [...document.querySelectorAll<HTMLElement>('main > section, .site-footer')];
  const afterPaint = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const part = parts.shift();
        if (!part) return root.classList.remove('is-late');
        part.style.contentVisibility = 'visible';
        afterPaint();
      }),
    );
  afterPaint();
}

/**
 * The header changes once scrolled; a chosen link closes the menu. The browser handles opening,
 * Escape and focus.
 */
export function startChrome(): void {
  const header = document.querySelector('.site-header');
  const markScrolled = () => header?.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_PX);
  addEventListener('scroll', markScrolled, { passive: true });
  // In the first frame: reading the scroll position earlier would force a layout.
  requestAnimationFrame(markScrolled);
  raiseSections();
  layOutTheRest();
  startSchemeSelect();
  const menu = document.getElementById('menu');
  // Set here: `aria-expanded` beside `popovertarget` is invalid HTML, and not every screen reader
  // derives it.
  const button = document.querySelector('.menu-button');
  if (button) button.ariaExpanded = 'false';
  menu?.addEventListener('toggle', (event) => {
    if (button) button.ariaExpanded = String(event.newState === 'open');
  });
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
  });
}

/**
 * `data-order` on the document: `top` while the page's own order button is on the screen, `near` at
 * the price, a form or the footer, else `far`. The styles show one way to order at a time.
 */
export function startOrderCue(): void {
  const parts = document.querySelectorAll(
    'main .btn.gold:not(.order-bar *), .packet-price, form, .site-footer',
  );
  const own = document.querySelector('main .btn.gold');
  const inView = new Set<Element>();
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    document.documentElement.dataset.order =
      own && inView.has(own) ? 'top' : inView.size > 0 ? 'near' : 'far';
  });
  for (const part of parts) watch.observe(part);
}
