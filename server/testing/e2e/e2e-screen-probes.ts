/** Checks that run in the page: each function uses nothing of this file. */

/** Keeps what moves for longer than a hundredth of a second. */
export function recordMotion(): void {
  if ('motions' in globalThis) return;
  const motions = new Set<string>();
  Object.assign(globalThis, { motions });
  const record = ({ type, target }: Event) => {
    // A spinner says that something is going on.
    if (!(target instanceof Element) || target.matches('.mantine-Loader-root')) return;
    for (const { effect } of target.getAnimations({ subtree: true }))
      if (Number(effect?.getComputedTiming().endTime) > 10)
        motions.add(`${type} of ${target.outerHTML.slice(0, 120)}`);
  };
  document.addEventListener('animationstart', record, true);
  document.addEventListener('transitionrun', record, true);
}

export const recordedMotion = (): string[] => [
  ...((globalThis as { motions?: Set<string> }).motions ?? []),
  ...document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
    .map(({ effect }) => `still running: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 100)}`),
];

/** Each state of the page has a heading, from the server's HTML on: a slow phone shows them all. */
export function recordHeading(): void {
  const check = () => {
    if (document.readyState === 'loading' || document.querySelector('main h1')) return;
    Object.assign(globalThis, { stateWithoutHeading: document.querySelector('main')?.innerHTML ?? '' });
  };
  document.addEventListener('readystatechange', check);
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
}

/** The first 200 characters of a state without a heading; null if there was none. */
export const recordedState = (): string | null =>
  (globalThis as { stateWithoutHeading?: string }).stateWithoutHeading?.slice(0, 200) ?? null;

/** Nothing that is loading is within the window. */
export const isLoaded = (): boolean =>
  ![...document.querySelectorAll('.mantine-Skeleton-root, [aria-busy="true"]')].some(
    (part) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight,
  );

/** Text that starts or ends outside of the window. On paper, nothing can be scrolled to. */
export function cutText(isPaper: boolean): string[] {
  const width = document.documentElement.clientWidth;
  const parts = [...document.querySelectorAll('body *')];
  const scrollers = parts.filter(
    (part) => part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX),
  );
  /** For screen readers only, or shortened with an ellipsis. On paper nothing shows the rest. */
  const isUnseen = (part: Element | null): boolean =>
    part !== null &&
    (part.getBoundingClientRect().width <= 1 ||
      (!isPaper && getComputedStyle(part).textOverflow === 'ellipsis') ||
      isUnseen(part.parentElement));
  const isVisible = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isUnseen(part);
  const cut = parts.filter((part) => {
    if (![...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) return false;
    const { left, right } = part.getBoundingClientRect();
    if (left >= -1 && right <= width + 1) return false;
    return !scrollers.some((scroller) => scroller.contains(part)) && isVisible(part);
  });
  const cutOnPaper = isPaper ? scrollers.filter(isVisible) : [];
  return [...cut, ...cutOnPaper].map((part) => `beyond the edge: ${part.outerHTML.slice(0, 120)}`);
}

/** The greatest part of the window, in pixels, that stays covered while the page scrolls. */
export async function coveredHeight(): Promise<number> {
  const frame = () => new Promise((then) => requestAnimationFrame(then));
  const held = [...document.querySelectorAll('body *')].filter((part) =>
    /fixed|sticky/.test(getComputedStyle(part).position),
  );
  const far = document.documentElement.scrollHeight - innerHeight;
  let most = 0;
  for (const share of held.length === 0 ? [] : [0.3, 0.6, 0.9]) {
    scrollTo(0, far * share);
    await frame();
    await frame();
    const seen = held.filter((part) => part.checkVisibility());
    const before = seen.map((part) => part.getBoundingClientRect().top);
    const start = scrollY;
    scrollBy(0, 24);
    if (scrollY === start) continue;
    const rows = new Set<number>();
    for (const [n, part] of seen.entries()) {
      const { top, bottom, width } = part.getBoundingClientRect();
      if (Math.abs((before[n] ?? Number.NaN) - top) >= 1 || width < innerWidth / 2) continue;
      for (let row = Math.max(0, Math.round(top)); row < Math.min(bottom, innerHeight); row++) rows.add(row);
    }
    most = Math.max(most, rows.size);
  }
  scrollTo(0, 0);
  return most;
}

/** The heading and the first action that something covers wherever the page is scrolled to. */
export function unreachable(): string[] {
  const parts = ['main h1', 'main :is(button, .btn, .mantine-Button-root, input[type="submit"])'].flatMap(
    (selector) =>
      [...document.querySelectorAll(selector)].find(
        (part) => part.checkVisibility({ visibilityProperty: true }) && part.clientHeight > 1,
      ) ?? [],
  );
  const hidden = parts.filter((part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = part.getBoundingClientRect();
    const there = document.elementFromPoint(
      left + width / 2,
      Math.max(top, 0) + Math.min(height, innerHeight) / 2,
    );
    return !there || !(part.contains(there) || there.contains(part));
  });
  scrollTo(0, 0);
  return hidden.map((part) => part.outerHTML.slice(0, 100));
}

export type FocusStop = { html: string; isSkipLink: boolean; isInMain: boolean; problems: string[] };

/**
 * Stands for the browser's own controls, which follow the last stop of a page. A headless browser
 * has none: from the only stop of a page, Tab would return to that stop.
 */
export function addBrowserStop(): void {
  const stop = document.createElement('div');
  stop.id = 'browser-stop';
  stop.tabIndex = 0;
  document.body.append(stop);
}
export const removeBrowserStop = (): void => document.querySelector('#browser-stop')?.remove();

/** The focused element; null if the focus has left the page. */
export function focusStop(): FocusStop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element.id === 'browser-stop') return null;
  const page = globalThis as { lastStop?: Element };
  const last = page.lastStop;
  page.lastStop = element;
  const problems: string[] = [];

  // Switches and stars are drawn by what is around their invisible input.
  const own = element.getBoundingClientRect();
  const drawn = own.width * own.height < 16 ? (element.closest('label') ?? element.parentElement) : element;
  const { left, right, top, bottom } = drawn?.getBoundingClientRect() ?? own;
  const there = document.elementFromPoint(
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const around = element.closest('label') ?? element;
  if (!isSeen) problems.push('outside of the window');
  else if (!there || !(around.contains(there) || there.contains(element) || drawn?.contains(there)))
    problems.push(`covered by ${there?.outerHTML.slice(0, 80)}`);

  const hasRing = [element, element.nextElementSibling, element.parentElement].some((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
  });
  // In a frame, the ring is around the focused element of its document.
  if (!hasRing && !element.matches('iframe')) problems.push('without a focus ring');
  // Fields of dates and frames have several stops.
  const isSeveral = element.matches('iframe, video, input:not([type="checkbox"], [type="radio"])');
  if (last === element && !isSeveral) problems.push('does not let go of the focus');
  else if (last?.isConnected && last !== element) {
    const isLater = last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isLater) problems.push(`comes after ${last.outerHTML.slice(0, 80)}`);
  }
  return {
    html: element.outerHTML.slice(0, 120),
    isSkipLink: element.matches('a[href="#main"]'),
    isInMain: element.closest('main') !== null,
    problems,
  };
}

/** The next press of Tab goes to the first element of the page. */
export function focusStart(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  scrollTo(0, 0);
}

/** The next stop may be anywhere. */
export const forgetStop = (): void => void Object.assign(globalThis, { lastStop: undefined });

/** What paper does not need, and letters that white paper does not show. */
export function paperProblems(): string[] {
  const isVisible = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.clientHeight > 1;
  const isNeedless = [
    '.site-header, nav:not(main nav), footer:not(main footer), a[href="#main"]',
    '.contact-form, .btn, .mantine-Button-root',
  ].join();
  const found = [...document.querySelectorAll(isNeedless)]
    .filter(isVisible)
    .map((part) => `not for paper: ${part.outerHTML.slice(0, 100)}`);
  const luminance = (color: string): number => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    if (!context) return 0;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
      value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 3294,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const pale = new Map<string, boolean>();
  for (const part of document.querySelectorAll('main *')) {
    if (![...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) continue;
    const { color, printColorAdjust } = getComputedStyle(part);
    if (!pale.has(color)) pale.set(color, 1.05 / (luminance(color) + 0.05) < 4.5);
    if (pale.get(color) && printColorAdjust !== 'exact' && isVisible(part) && !part.closest('svg'))
      found.push(`${color} on white: ${part.outerHTML.slice(0, 100)}`);
  }
  return found;
}
