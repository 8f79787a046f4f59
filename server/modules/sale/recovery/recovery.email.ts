import type { Keyring } from '#server/platform/crypto.ts';
import {
  button,
  details,
  type EmailContent,
  links,
  small,
  text,
} from '#server/platform/email/email-content.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { formatPrice } from '#src/domain/markets.ts';
import type { Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { objectionLink } from '../order-email/email-links.service.ts';

type Recovery = { publicId: string; email: string; lang: string; currency: Currency; validUntil: string };

/** Without a name: the one entered at the checkout may be a stranger's. */
export const checkoutRecovery =
  (origin: string, keyring: Keyring) =>
  ({ publicId, email, lang: wanted, currency, validUntil }: Recovery): EmailContent => {
    const { lang, emails } = textsOf(wanted);
    const texts = emails.recovery;
    const stop = `${objectionLink(origin, keyring, email)}?lang=${lang}`;
    const day = longDate(new Date(validUntil), lang);
    return {
      lang,
      tone: 'neutral',
      subject: texts.subject,
      preview: texts.preview,
      unsubscribeUrl: stop,
      blocks: [
        text(texts.greeting),
        text(texts.intro),
        details([texts.packageLabel, packageNameIn(lang)], [texts.priceLabel, formatPrice(currency, lang)]),
        button(texts.button, `${origin}${paths.resumeCheckout(publicId)}`),
        small(texts.validUntil.replace('{date}', day)),
        text(texts.noAction),
        text(texts.questions),
        links([texts.stopLink, stop]),
      ],
    };
  };
