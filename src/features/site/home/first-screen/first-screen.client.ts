import { texts } from '#src/content/first-screen/trades.ts';
import type { FirstScreen } from '#src/domain/visit-notes.ts';
import { dropFirstScreen, keepFirstScreen, keptFirstScreen } from '#src/ui/behaviour/first-screen-note.ts';
import { drawDevices, OWN_NAME } from '#src/ui/example-screen/devices.ts';
import devicesCss from '#src/ui/example-screen/example-screen.css?inline';
import { svgElement } from '#src/ui/example-screen/svg-element.ts';
import dialogCss from './first-screen-dialog.css?inline';
import { type FirstScreenDialog, makeFirstScreenDialog } from './first-screen-dialog.ts';
import heroCss from './hero-sketch.css?inline';
import { ownScreen, shownName } from './own-screen.ts';

/** The devices in the middle of the film's frame, which is 16:9. */
const FILM_VIEW = '-103 -6 766 431';

function draw({ screen, layout }: ReturnType<typeof ownScreen>): SVGElement {
  return svgElement(drawDevices(screen, layout, OWN_NAME));
}

/** Puts the visitor's screen in place of the film and beside the last order button. */
function showOnPage(note: FirstScreen | null, form: HTMLFormElement): void {
  const frame = document.querySelector<HTMLElement>('.film-frame');
  const film = frame?.querySelector('video');
  const caption = document.querySelector<HTMLElement>('.film figcaption');
  const closing = document.querySelector('.closing .wrap');
  const button = form.querySelector('button');
  if (!frame || !film || !caption || !closing || !button) return;
  for (const shown of document.querySelectorAll('.film-frame > .devices, .closing .devices')) shown.remove();
  for (const name of ['business', 'trade'] as const)
    (form.elements.namedItem(name) as HTMLInputElement).value = note?.[name] ?? '';
  caption.dataset.film ??= caption.textContent ?? '';
  if (!note) {
    delete frame.dataset.sketch;
    caption.textContent = caption.dataset.film;
    button.textContent = texts.open;
    return;
  }
  const own = ownScreen(note);
  closing.append(draw(own));
  const drawing = draw(own);
  drawing.setAttribute('viewBox', FILM_VIEW);
  film.pause();
  frame.dataset.sketch = '';
  frame.append(drawing);
  caption.textContent = texts.caption(shownName(note.business) || 'your business');
  button.textContent = texts.change;
}

/** The order button of the hero, in the visitor's currency. */
function copyOrderButton(): HTMLElement {
  const copy = document.querySelector('.hero .btn.gold')?.cloneNode(true) as HTMLElement | undefined;
  return copy ?? document.createElement('span');
}

/** The style comes with the script: other visitors do not fetch it. */
function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(devicesCss + heroCss + dialogCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function enhance(form: HTMLFormElement): void {
  addStyle();
  let dialog: FirstScreenDialog | undefined;
  const make = () => {
    const made = makeFirstScreenDialog(copyOrderButton(), (note) =>
      note ? keepFirstScreen(note) : dropFirstScreen(),
    );
    made.element.onclose = () => showOnPage(keptFirstScreen(), form);
    document.body.append(made.element);
    return made;
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const typed = { business: String(fields.get('business')), trade: String(fields.get('trade')) };
    if (typed.business || typed.trade) keepFirstScreen(typed);
    dialog ??= make();
    dialog.open(keptFirstScreen());
  };
  const kept = keptFirstScreen();
  if (kept) showOnPage(kept, form);
}
