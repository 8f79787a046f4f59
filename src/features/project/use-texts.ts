import { useEffect, useState } from 'react';
import { firstKnown, loadCustomerPage, type ProjectTexts } from '#src/content/languages/customer-page.ts';
import { useFrameLanguage } from '#src/ui/app-frame.tsx';

/** In the language of the order; until that is known, of the browser. Null while loading. */
export function useTexts(lang: string | undefined): ProjectTexts | null {
  const [texts, setTexts] = useState<ProjectTexts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadCustomerPage(lang ?? firstKnown(navigator.languages)).then((loaded) => {
      if (!isCurrent) return;
      document.documentElement.lang = loaded.lang;
      const toasts = document.getElementById('toasts');
      if (toasts) toasts.dataset.dismiss = loaded.page.dismiss;
      setTexts(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  useFrameLanguage(texts ? (lang ?? texts.lang) : undefined);
  return texts;
}
