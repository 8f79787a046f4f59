import type { OrderLanguage } from '#src/content/languages/order-texts.ts';
import { storedLanguage } from './visitor-language.ts';

/**
 * Shows the parts of the page that have texts in the visitor's language, and returns them. Nothing
 * is fetched for English. The element with `data-translate` names the script.
 */
export async function loadTranslation(): Promise<OrderLanguage | undefined> {
  const lang = storedLanguage();
  if (!lang || lang.startsWith('en')) return undefined;
  const address = document.querySelector<HTMLElement>('[data-translate]')?.dataset.script;
  try {
    const { translate } = await import(/* @vite-ignore */ `${address}`);
    return await translate(lang);
  } catch {
    return undefined;
  }
}
