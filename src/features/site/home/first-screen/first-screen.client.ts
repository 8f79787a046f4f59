import { fillText } from '#src/domain/shared/in-language.ts';
import { FIRST_SCREEN_MAX, type FirstScreen } from '#src/domain/visit-notes.ts';
import { dropFirstScreen, storedFirstScreen, storeFirstScreen } from '#src/ui/behaviour/first-screen-note.ts';
import { drawDevices, OWN_NAME, svgElement } from '#src/ui/example-screen/devices.ts';
import devicesCss from '#src/ui/example-screen/example-screen.css?inline';
import css from './first-screen.css?inline';
import { type FirstScreenLanguage, ownScreen, shownName, visitorsFirstScreen } from './own-screen.ts';

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

function copyOrderButton({ orderNow }: FirstScreenLanguage): HTMLElement {
  const copy = document.querySelector('.hero .btn.gold')?.cloneNode(true) as HTMLElement | undefined;
  // It stays an element: a choice of another currency writes into it.
  const price = copy?.querySelector('[data-price]');
  if (copy && price && orderNow) {
    price.textContent = orderNow.price;
    const [before = '', after = ''] = orderNow.text.split('{price}');
    copy.replaceChildren(before, price, after);
  }
  return copy ?? document.createElement('span');
}

/** The style comes with the script: other visitors do not fetch it. */
function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(devicesCss + css);
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

/** Long enough that a screen reader announces words, not letters. */
const PAUSE_MS = 900;

type FirstScreenDialog = { element: HTMLDialogElement; open(note: FirstScreen | null): void };

/**
 * `order` is the button that leads to the price.
 * @param onChange called with null when nothing is typed
 */
function makeFirstScreenDialog(
  language: FirstScreenLanguage,
  order: HTMLElement,
  onChange: (note: FirstScreen | null) => void,
): FirstScreenDialog {
  const { lang, texts } = language;
  const form = makeFirstScreenForm(language, changed);
  const picture = make('div', { class: 'fs-picture' });
  const announcement = make('p', { class: 'sr', role: 'status' });
  const forget = make('button', { type: 'button' }, texts.forget);
  const kept = make('p', { class: 'fs-kept' }, `${texts.kept} `, forget);
  const close = make('button', { type: 'button', class: 'fs-close', 'aria-label': texts.close }, '×');
  const after = make('div', { class: 'fs-after' }, make('p', {}, texts.note), order, kept);
  const element = make(
    'dialog',
    { class: 'fs', lang, 'aria-labelledby': 'first-screen-title' },
    make('div', { class: 'fs-sheet' }, close, form.element, picture, after, announcement),
  );
  let drawn = '';
  let timer = 0;

  function show(): boolean {
    const note = form.typed();
    const { screen, layout } = ownScreen(note, language);
    const drawing = svgElement(drawDevices(screen, layout, OWN_NAME));
    // Only a new picture fades in: the name follows every key.
    if (drawn && drawn !== screen.motif) drawing.classList.add('fs-new');
    drawn = screen.motif;
    picture.replaceChildren(drawing);
    const hasInput = note.business !== '' || note.trade !== '';
    kept.style.visibility = hasInput ? '' : 'hidden';
    return hasInput;
  }

  function announce(): void {
    clearTimeout(timer);
    announcement.textContent = fillText(texts.sketchOf, {
      name: shownName(form.typed().business) || texts.business,
    });
  }

  function changed(): void {
    onChange(show() ? form.typed() : null);
    clearTimeout(timer);
    timer = window.setTimeout(announce, PAUSE_MS);
  }

  form.element.onsubmit = (event) => {
    event.preventDefault();
    announce();
    // The keyboard of a phone covers the picture.
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur();
    picture.scrollIntoView({ block: 'nearest' });
  };
  forget.onclick = () => {
    form.fill(null);
    changed();
    form.element.querySelector('input')?.focus();
  };
  close.onclick = order.onclick = () => element.close();
  element.onclick = ({ target }) => {
    if (target === element) element.close();
  };
  return {
    element,
    open(note) {
      form.fill(note);
      show();
      element.showModal();
    },
  };
}

type FirstScreenForm = {
  element: HTMLFormElement;
  typed(): FirstScreen;
  fill(note: FirstScreen | null): void;
};

/** `onChange` follows every key. */
function makeFirstScreenForm(
  { texts, trades, examples: labels }: FirstScreenLanguage,
  onChange: () => void,
): FirstScreenForm {
  const business = make('input', {
    id: 'first-screen-business',
    autocomplete: 'organization',
    enterkeyhint: 'done',
    maxlength: String(FIRST_SCREEN_MAX.business),
    autofocus: '',
  });
  const trade = make('input', {
    id: 'first-screen-trade',
    autocomplete: 'off',
    enterkeyhint: 'done',
    maxlength: String(FIRST_SCREEN_MAX.trade),
    list: 'first-screen-trades',
  });
  const examples = labels.map((label) => make('button', { type: 'button' }, label));
  const options = trades.map(({ label }) => make('option', { value: label }));
  const element = make(
    'form',
    { class: 'fs-form' },
    make('h2', { id: 'first-screen-title' }, texts.title),
    make('p', { class: 'fs-intro' }, texts.intro),
    makeField(texts.business, business),
    makeField(texts.trade, trade),
    make('datalist', { id: 'first-screen-trades' }, ...options),
    make('div', { class: 'fs-examples', role: 'group', 'aria-label': texts.pick }, ...examples),
  );

  function mark(): void {
    for (const example of examples)
      example.setAttribute('aria-pressed', String(example.textContent === trade.value));
  }
  element.oninput = () => {
    mark();
    onChange();
  };
  for (const example of examples)
    example.onclick = () => {
      trade.value = example.textContent ?? '';
      mark();
      onChange();
    };
  return {
    element,
    typed: () => ({ business: business.value.trim(), trade: trade.value.trim() }),
    fill(note) {
      business.value = note?.business ?? '';
      trade.value = note?.trade ?? '';
      mark();
    },
  };
}

/** An element with attributes and children; strings become text. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A field as `form.css` styles it. */
function makeField(label: string, input: HTMLInputElement): HTMLDivElement {
  return make('div', { class: 'field' }, make('label', { for: input.id }, label), input);
}
