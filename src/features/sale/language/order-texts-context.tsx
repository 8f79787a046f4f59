import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { order } from '#src/content/languages/en/order.ts';
import type { OrderLanguage } from '#src/content/languages/order-texts.ts';
import { CURRENCIES, PACKAGE_NAME, priceText } from '#src/domain/offer.ts';
import { orderTextsPath } from '#src/domain/paths.ts';
import { useFrameLanguage } from '#src/ui/app-frame.tsx';
import { loadFonts } from '#src/ui/language/load-fonts.ts';
import { chooseEnglish, ENGLISH_CHOSEN, storedLanguage } from '#src/ui/language/visitor-language.ts';

const ENGLISH: OrderLanguage = {
  ...order,
  pages: null,
  lang: 'en',
  packageName: PACKAGE_NAME,
  market: null,
  prices: Object.fromEntries(
    CURRENCIES.map((currency) => [currency, priceText(currency)]),
  ) as OrderLanguage['prices'],
};

const Context = createContext<OrderLanguage>(ENGLISH);
export const useOrderTexts = (): OrderLanguage => useContext(Context);

/** English if the shop does not have the language, or its texts cannot be loaded. */
async function load(lang: string): Promise<OrderLanguage> {
  if (lang.startsWith('en')) return ENGLISH;
  const response = await fetch(orderTextsPath(lang)).catch(() => null);
  if (!response?.ok) return ENGLISH;
  const texts: OrderLanguage = await response.json();
  await loadFonts(texts);
  return texts;
}

/** What the visitor chose; else of the order, of the page they came from, of the browser. */
function wantedLanguage(ofOrder: string | undefined): string {
  const stored = storedLanguage();
  if (stored === ENGLISH_CHOSEN) return stored;
  return ofOrder ?? stored ?? navigator.language.split('-')[0] ?? ENGLISH_CHOSEN;
}

type Props = {
  /** Of the order; undefined without one. */
  lang: string | undefined;
  /** The order is being looked up: until then the page stays as it is. */
  isPending: boolean;
  children: ReactNode;
};

/** The texts of the page in the language of the order; the header offers English. */
export function OrderTextsProvider({ lang: ofOrder, isPending, children }: Props) {
  const [texts, setTexts] = useState(ENGLISH);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` changes with the visitor's choice
  useEffect(() => {
    let isCurrent = true;
    if (isPending && !storedLanguage()) return;
    void load(wantedLanguage(ofOrder)).then((loaded) => {
      if (!isCurrent) return;
      document.documentElement.lang = loaded.lang;
      setTexts(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [ofOrder, isPending, round]);
  const toEnglish = useCallback(() => {
    chooseEnglish();
    setRound((now) => now + 1);
  }, []);
  useFrameLanguage(texts.lang, toEnglish);
  return <Context value={texts}>{children}</Context>;
}
