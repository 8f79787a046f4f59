/**
 * Fetches the script that shows the page in the visitor's language. Nothing is fetched for English,
 * and storage may be disabled. The element with `data-translate` names the script.
 */
export function startTranslation(lang?: string): void {
  try {
    const wanted: string | undefined = lang ?? sessionStorage.lang;
    const { script } = (document.querySelector('[data-translate]') as HTMLElement).dataset;
    if (wanted && !wanted.startsWith('en')) import(/* @vite-ignore */ script as string).catch(() => {});
  } catch {}
}
