/**
 * `data-order` on the document: `top` while the page's own order button is on the screen, `near` at
 * the price, a form or the footer, else `far`. The styles show one way to order at a time.
 */
export function startOrderCue(): void {
  const parts = document.querySelectorAll('main .btn.gold:not(.order-bar *), #pricing, form, .site-footer');
  const own = document.querySelector('main .btn.gold');
  const inView = new Set<Element>();
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    document.documentElement.dataset.order =
      own && inView.has(own) ? 'top' : inView.size > 0 ? 'near' : 'far';
  });
  for (const part of parts) watch.observe(part);
}
