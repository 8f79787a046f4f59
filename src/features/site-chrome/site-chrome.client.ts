const HEADER_SCROLL_PX = 50;

/** Spec 9: a section rises into place, in 0.6 s, when it first comes into view. */
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
 * The first layout leaves out what is below the first screen (base.css); it follows in the calm after, one part a frame. Not where the
 * page opens further down (an anchor, a reload, the way back): heights that are guessed would lose the reader's place.
 */
function layOutTheRest(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  const root = document.documentElement;
  root.classList.add('is-late');
  const parts = [...document.querySelectorAll<HTMLElement>('main > section, .site-footer')];
  // Chromium may find no idle moment for minutes on a machine that is busy elsewhere.
  const calm = (then: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 200 }) : setTimeout(then, 20));
  const next = () => {
    const part = parts.shift();
    if (!part) return root.classList.remove('is-late');
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => calm(next));
  };
  requestAnimationFrame(() => calm(next));
}

/** Spec 2: the header is stronger once scrolled; the menu closes after a link was chosen. Opening, Escape and focus are the browser's. */
export function startChrome(): void {
  const header = document.querySelector('.site-header');
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_PX);
  addEventListener('scroll', mark, { passive: true });
  // With the first frame: asked now, the browser would have to lay the page out in the middle of reading it.
  requestAnimationFrame(mark);
  raiseSections();
  layOutTheRest();
  const menu = document.getElementById('menu');
  // In the document itself the attribute would be invalid beside `popovertarget`; not every reader derives it from there.
  const expand = (open: boolean) => document.querySelector('.menu-button')?.setAttribute('aria-expanded', String(open));
  expand(false);
  menu?.addEventListener('toggle', (event) => expand(event.newState === 'open'));
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
  });
}
