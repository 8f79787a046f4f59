import type { Keyring } from '#server/platform/crypto.ts';
import type { EmailContent } from '#server/platform/email/email-content.ts';
import { button, details, links, small, text } from '#server/platform/email/layout.ts';
import { recoveryWords } from '#src/content/recovery/languages.ts';
import { formatPrice } from '#src/domain/markets.ts';
import { type Currency, PACKAGE_NAME } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { objectionLink } from './objection-link.service.ts';

type Recovery = { publicId: string; email: string; lang: string; currency: Currency; validUntil: string };

/** Names nobody: the name at a checkout may be a stranger's. */
export const checkoutRecovery =
  (origin: string, keyring: Keyring) =>
  ({ publicId, email, lang: wanted, currency, validUntil }: Recovery): EmailContent => {
    const { lang, texts: words } = recoveryWords(wanted);
    const stop = `${objectionLink(origin, keyring, email)}?lang=${lang}`;
    const day = new Intl.DateTimeFormat(lang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(validUntil));
    return {
      lang,
      subject: words.subject,
      preview: words.preview,
      unsubscribeUrl: stop,
      blocks: [
        text(words.greeting),
        text(words.intro),
        details([words.packageLabel, PACKAGE_NAME], [words.priceLabel, formatPrice(currency, lang)]),
        button(words.button, `${origin}${paths.resumeCheckout(publicId)}`),
        small(words.validUntil.replace('{date}', day)),
        text(words.noAction),
        text(words.questions),
        links([words.stopLink, stop]),
      ],
    };
  };
