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
 * base.css leaves out of the first layout what is below the first screen. Here it follows in the calm after, one part a frame, so that
 * anchors lead to where they say. An address with an anchor needs all of it at once.
 */
function layOutTheRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > section, .article-body > *, .site-footer')];
  const show = () => {
    const part = parts.shift();
    if (part) part.style.contentVisibility = 'visible';
    return parts.length;
  };
  const calm: (then: () => void) => void = window.requestIdleCallback ?? ((then) => setTimeout(then, 20));
  const next = () => show() && requestAnimationFrame(() => calm(next));
  if (location.hash) while (show());
  else requestAnimationFrame(() => calm(next));
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
