import { fillText } from '#src/domain/shared/in-language.ts';
import type { FirstScreen } from '#src/domain/visit-notes.ts';
import { dropFirstScreen, storedFirstScreen, storeFirstScreen } from '#src/ui/behaviour/first-screen-note.ts';
import { drawDevices, OWN_NAME, svgElement } from '#src/ui/example-screen/devices.ts';
import devicesCss from '#src/ui/example-screen/example-screen.css?inline';
import dialogCss from './first-screen-dialog.css?inline';
import { type FirstScreenDialog, makeFirstScreenDialog } from './first-screen-dialog.ts';
import { type FirstScreenLanguage, visitorsFirstScreen } from './first-screen-language.ts';
import heroCss from './hero-sketch.css?inline';
import { ownScreen, shownName } from './own-screen.ts';

/** The devices in the middle of the film's frame, which is 16:9. */
const FILM_VIEW = '-103 -6 766 431';

function draw({ screen, layout }: ReturnType<typeof ownScreen>): SVGElement {
  return svgElement(drawDevices(screen, layout, OWN_NAME));
}

/** Puts the visitor's screen in place of the film and beside the last order button. */
function showOnPage(note: FirstScreen | null, form: HTMLFormElement, language: FirstScreenLanguage): void {
  const { lang, texts } = language;
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
    caption.removeAttribute('lang');
    button.textContent = texts.open;
    return;
  }
  const own = ownScreen(note, language);
  closing.append(draw(own));
  const drawing = draw(own);
  drawing.setAttribute('viewBox', FILM_VIEW);
  film.pause();
  frame.dataset.sketch = '';
  frame.append(drawing);
  caption.textContent = fillText(texts.sketchOf, { name: shownName(note.business) || texts.business });
  caption.lang = button.lang = lang;
  button.textContent = texts.change;
}

/** The order button of the hero, in the visitor's currency and language. */
function copyOrderButton({ orderNow }: FirstScreenLanguage): HTMLElement {
  const copy = document.querySelector('.hero .btn.gold')?.cloneNode(true) as HTMLElement | undefined;
  if (copy && orderNow) copy.textContent = orderNow;
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
  const language = visitorsFirstScreen();
  let dialog: Promise<FirstScreenDialog> | undefined;
  const make = (inLanguage: FirstScreenLanguage) => {
    const made = makeFirstScreenDialog(inLanguage, copyOrderButton(inLanguage), (note) =>
      note ? storeFirstScreen(note) : dropFirstScreen(),
    );
    made.element.onclose = () => showOnPage(storedFirstScreen(), form, inLanguage);
    document.body.append(made.element);
    return made;
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const typed = { business: String(fields.get('business')), trade: String(fields.get('trade')) };
    if (typed.business || typed.trade) storeFirstScreen(typed);
    dialog ??= language.then(make);
    (await dialog).open(storedFirstScreen());
  };
  const kept = storedFirstScreen();
  if (kept) void language.then((inLanguage) => showOnPage(kept, form, inLanguage));
}
