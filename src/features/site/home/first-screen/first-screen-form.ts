import { FIRST_SCREEN_MAX, type FirstScreen } from '#src/domain/visit-notes.ts';
import { make, makeField } from './elements.ts';
import type { FirstScreenLanguage } from './first-screen-language.ts';

export type FirstScreenForm = {
  element: HTMLFormElement;
  typed(): FirstScreen;
  fill(note: FirstScreen | null): void;
};

/** The two fields, and trades to choose with one tap; `onChange` follows every key. */
export function makeFirstScreenForm(
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
