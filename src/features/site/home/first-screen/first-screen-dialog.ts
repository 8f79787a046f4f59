import { fillText } from '#src/domain/shared/in-language.ts';
import { FIRST_SCREEN_MAX, type FirstScreen } from '#src/domain/visit-notes.ts';
import { drawDevices, OWN_NAME, svgElement } from '#src/ui/example-screen/devices.ts';
import type { FirstScreenLanguage } from './first-screen-language.ts';
import { ownScreen, shownName } from './own-screen.ts';

/** Long enough that a screen reader announces words, not letters. */
const PAUSE_MS = 900;

/** Called with each change; null when nothing is typed. */
type OnChange = (note: FirstScreen | null) => void;

export type FirstScreenDialog = { element: HTMLDialogElement; open(note: FirstScreen | null): void };

/** The two fields and the picture; `order` is the button that leads to the price. */
export function makeFirstScreenDialog(
  language: FirstScreenLanguage,
  order: HTMLElement,
  onChange: OnChange,
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

/** The two fields, and trades to choose with one tap; `onChange` follows every key. */
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

type Attributes = Record<string, string>;

/** An element with attributes and children; strings become text. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
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
