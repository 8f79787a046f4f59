import { useEffect, useState } from 'react';
import { firstKnown, loadCustomerPage, type ProjectTexts } from '#src/content/languages/customer-page.ts';
import { useFrameLanguage } from '#src/ui/app-frame.tsx';

/** The alphabets of these texts: lines that are drawn before their font arrives may move. */
const loadFonts = (texts: ProjectTexts): Promise<unknown> =>
  Promise.allSettled(
    ['1rem inter', '720 1rem vollkorn'].map((font) => document.fonts.load(font, JSON.stringify(texts))),
  );

/** In the language of the order; until that is known, of the browser. Null while loading. */
export function useTexts(lang: string | undefined): ProjectTexts | null {
  const [loaded, setLoaded] = useState<{ lang: string | undefined; texts: ProjectTexts } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadCustomerPage(lang ?? firstKnown(navigator.languages)).then(async (texts) => {
      await loadFonts(texts);
      if (!isCurrent) return;
      document.documentElement.lang = texts.lang;
      const toasts = document.getElementById('toasts');
      if (toasts) toasts.dataset.dismiss = texts.page.dismiss;
      setLoaded({ lang, texts });
    });
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  // Not those of the browser's language for a moment, once the order's is known.
  const texts = loaded?.lang === lang ? (loaded?.texts ?? null) : null;
  useFrameLanguage(texts ? (lang ?? texts.lang) : undefined);
  return texts;
}
