/**
 * Calls once, when the element comes near the viewport.
 * @param margin how near, as in CSS: `600px`
 * @returns a function that stops watching
 */
export function onceNear(element: Element, margin: string, then: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      // A busy page reports several changes at once, the oldest first.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
