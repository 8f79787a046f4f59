import type { OrderLanguage, PageTexts } from '#src/content/languages/order-texts.ts';
import { orderTextsPath, paths } from '#src/domain/paths.ts';
import type { Currency } from '#src/domain/shared/currency.ts';
import { setCurrency } from '#src/ui/currency/currency.ts';
import { loadFonts } from '#src/ui/language/load-fonts.ts';
import {
  chooseEnglish,
  ENGLISH_CHOSEN,
  keepLanguage,
  storedLanguage,
  storedMarket,
} from '#src/ui/language/visitor-language.ts';

function read(texts: unknown, key: string): string | undefined {
  let value = texts;
  for (const step of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[step];
  return typeof value === 'string' ? value : undefined;
}

const placeholderOf = ({ dataset }: HTMLElement): string =>
  dataset.v ?? ('price' in dataset || 'amount' in dataset ? 'price' : '');

/** Children that show a value stay, in the place that the text gives them. */
function write(element: Element, text: string): void {
  const values = new Map(
    [...element.children].map((child) => [placeholderOf(child as HTMLElement), child as Element]),
  );
  const pieces = text.split(/\{(\w+)\}/);
  element.replaceChildren(...pieces.map((piece, index) => (index % 2 ? (values.get(piece) ?? '') : piece)));
}

const LINKS = {
  [paths.refund]: 'refundLink',
  [paths.terms]: 'termsLink',
  [paths.privacy]: 'privacyLink',
  [paths.whyTree]: 'treeLink',
} as const;

function writeAll(part: Element, texts: OrderLanguage, pages: PageTexts): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-t]')) {
    const text = read(texts, element.dataset.t ?? '');
    if (text) write(element, text);
  }
  // Texts that a script writes later.
  for (const element of part.querySelectorAll<HTMLElement>('[data-later]'))
    element.dataset.text = read(texts, element.dataset.later ?? '') ?? element.dataset.text;
  for (const [path, key] of Object.entries(LINKS))
    for (const link of part.querySelectorAll(`a[href="${path}"]`)) link.textContent = pages[key];
  const dollars = new Intl.NumberFormat(texts.lang, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  for (const amount of part.querySelectorAll('[data-v=amount]'))
    amount.textContent = dollars.format(Number(amount.textContent?.slice(1)));
}

/** By their order: with another number of questions they stay in English. */
function writeQuestions(part: Element, { list }: PageTexts['faq']): boolean {
  const questions = part.querySelectorAll('details');
  if (questions.length !== list.length) return false;
  questions.forEach((details, index) => {
    const [question = '', answer = ''] = list[index] ?? [];
    const heading = details.querySelector('h3');
    if (heading) write(heading, question);
    const paragraph = document.createElement('p');
    paragraph.append(answer);
    // A link without a text in the language goes with the English answer.
    const link = details.querySelector('p a');
    if (link && (link.getAttribute('href') ?? '') in LINKS) paragraph.append(' ', link);
    details.querySelector('p, ul')?.replaceWith(paragraph);
  });
  return true;
}

function addEnglishButton(place: Element | null): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'text-button';
  button.lang = 'en';
  button.textContent = 'English';
  button.onclick = () => {
    chooseEnglish();
    location.reload();
  };
  place?.after(button);
}

/** The code, where the browser has no names in the language: Chromium has no Icelandic. */
function currencyName(currency: string, lang: string): string {
  const code = currency.toUpperCase();
  const isKnown = Intl.DisplayNames.supportedLocalesOf(lang).length > 0;
  return (isKnown && new Intl.DisplayNames(lang, { type: 'currency' }).of(code)) || code;
}

function translateHome(texts: OrderLanguage, pages: PageTexts): void {
  const pricing = document.getElementById('pricing');
  const faq = document.getElementById('faq');
  if (!pricing || !faq) return;
  pricing.lang = texts.lang;
  writeAll(pricing, texts, pages);
  const failed = pricing.querySelector<HTMLElement>('[data-failed]');
  if (failed) failed.dataset.failed = pages.pricing.unreachable;
  for (const button of pricing.querySelectorAll<HTMLButtonElement>('.currency button')) {
    const price = document.createElement('b');
    price.textContent = texts.prices[button.value as Currency];
    button.replaceChildren(price, ` ${currencyName(button.value, texts.lang)}`);
  }
  if (writeQuestions(faq, pages.faq)) {
    faq.lang = texts.lang;
    writeAll(faq, texts, pages);
  }
  // Dollars stay as the rest of the page writes them.
  const currency = document.documentElement.dataset.currency as Currency | undefined;
  if (currency)
    for (const price of document.querySelectorAll('#pricing [data-price], #faq [data-price]'))
      price.textContent = texts.prices[currency];
  addEnglishButton(pricing.querySelector('h2'));
  const form = document.getElementById('first-screen');
  if (!form) return;
  const { intro, business, trade, open } = pages.firstScreen;
  form.lang = texts.lang;
  // With a picture of the visitor's own, its script writes the button.
  const own = document.querySelector('[data-sketch]') ? [] : [open];
  for (const [n, text] of [intro, business, trade, ...own].entries()) {
    const label = form.querySelectorAll('p, label, button')[n]?.firstChild;
    if (label) label.textContent = text;
  }
}

function translateCheckout(texts: OrderLanguage, pages: PageTexts): void {
  document.documentElement.lang = texts.lang;
  document.title = document.title.replace(/^[^|]+/, () => `${pages.checkout.title} `);
  writeAll(document.body, texts, pages);
  for (const part of document.querySelectorAll('#referral, #toasts')) part.setAttribute('lang', 'en');
  const select = document.querySelector<HTMLSelectElement>('select[name=currency]');
  for (const option of select?.options ?? []) {
    const price = texts.prices[option.value as Currency];
    option.dataset.price = price;
    option.textContent = `${price} (${currencyName(option.value, texts.lang)})`;
  }
  if (texts.market && !storedMarket()) {
    const { country, currency } = texts.market;
    keepLanguage(texts.lang, country);
    if (select && !select.hasAttribute('data-chosen')) {
      select.value = currency;
      setCurrency(currency);
    }
  }
  // Not dispatched: nobody has chosen another currency.
  select?.onchange?.(new Event('change'));
  addEnglishButton(document.querySelector('.home-link'));
}

/** A link that brings the buyer back names the language and country of the page they came from. */
function wantedLanguage(): string | undefined {
  const address = new URLSearchParams(location.search);
  const lang = address.get('lang');
  if (lang && storedLanguage() !== ENGLISH_CHOSEN)
    keepLanguage(lang, /^[a-z-]{2,40}$/.exec(address.get('market') ?? '')?.[0]);
  return storedLanguage() ?? lang ?? undefined;
}

async function translate(): Promise<void> {
  const lang = wantedLanguage();
  const response = lang ? await fetch(orderTextsPath(lang)) : undefined;
  if (!response?.ok) return;
  const texts: OrderLanguage = await response.json();
  if (!texts.pages) return;
  await loadFonts(texts);
  const show = document.getElementById('pricing') ? translateHome : translateCheckout;
  show(texts, texts.pages);
}

// A page whose texts cannot be loaded stays in English.
translate().catch(() => {});
