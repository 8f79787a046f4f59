import { landing as en } from '#src/content/languages/en/landing.ts';
import type { LandingDictionary } from '#src/content/languages/landing-texts.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { priceText } from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { site } from '#src/domain/site.ts';
import type { PageMeta } from '#src/ui/meta/page-meta.ts';

type Chrome = LandingDictionary['chrome'];

/** Data from a page for the layout: meta data, and the translated messages if it is not English. */
export type SiteData = {
  meta: PageMeta;
  chrome?: Chrome;
  price?: string;
  /** A header without links: the checkout. */
  bare?: boolean;
};

export type SiteMessages = Chrome & { lang: string; chatHref: string; phoneNote: string };

/** American pages offer the chat first; their footer says whom the number reaches, and when. */
const PHONE_NOTE_ABROAD = ' (UK number, weekdays 9 a.m. to 5 p.m. UK time)';

export function siteMessages({ meta, chrome = en.chrome, price = priceText('usd') }: SiteData): SiteMessages {
  const values = { brand: site.brand, price, year: site.copyrightYear };
  return {
    ...chrome,
    about: fillText(chrome.about, values),
    copyright: fillText(chrome.copyright, values),
    lang: meta.lang ?? 'en',
    phoneNote: meta.lang === 'en-US' ? PHONE_NOTE_ABROAD : '',
    chatHref: chatUrl(fillText(chrome.chatMessage, values)),
  };
}
