import { button, details, links, small, text } from '#server/platform/email/email-content.ts';
import type { Templates } from '#server/platform/email/email-renderer.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { DEFAULT_LANG, formatPrice } from '#src/domain/markets.ts';
import type { Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { objectionLink, projectUrl } from './email-links.service.ts';

type ProjectLink = { orderId: number; name: string; linkVersion: number; lang?: string };
type Recovery = { publicId: string; email: string; lang: string; currency: Currency; validUntil: string };

export const linkEmails = {
  /** A new link to the customer's page, which asked for it. */
  'project-link': (order: ProjectLink, { origin, keyring }) => {
    const { orderId, linkVersion: version } = order;
    const { lang, emails } = textsOf(order.lang ?? DEFAULT_LANG);
    const { subject, lead, button: label, linkNote, ignore } = emails.order.projectLink;
    const filled = (value: string) => fillText(value, order);
    return {
      lang,
      tone: 'neutral',
      subject: filled(subject),
      preview: lead,
      blocks: [
        text(filled(emails.order.greeting)),
        text(lead),
        button(label, projectUrl(origin, keyring, { orderId, version })),
        small(filled(linkNote)),
        text(ignore),
      ],
    };
  },
  /** Without a name: the one entered at the checkout may be a stranger's. */
  'checkout-recovery': (
    { publicId, email, lang: wanted, currency, validUntil }: Recovery,
    { origin, keyring },
  ) => {
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
  },
} satisfies Templates;
