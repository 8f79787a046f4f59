import { projectLinkBlock } from '#server/modules/sale/order-email/email-links.service.ts';
import type { Keyring } from '#server/platform/crypto.ts';
import { button, details, type EmailContent, text, tree } from '#server/platform/email/email-content.ts';
import type { CertificateTexts } from '#src/content/languages/certificate-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { paths } from '#src/domain/paths.ts';
import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';

type Certificate = Pick<CertificateView, 'number' | 'plantedOn' | 'place' | 'partner' | 'lang'> & {
  orderId: number;
  linkVersion: number | null;
  /** The customer's. */
  name: string;
};

function facts(
  { labels }: CertificateTexts,
  lang: string,
  { number, plantedOn, place, partner }: Certificate,
) {
  return details(
    [labels.number, number],
    ...(plantedOn ? [[labels.planted, longDay(plantedOn, lang)] as const] : []),
    ...(place ? [[labels.place, place] as const] : []),
    [labels.partner, partner],
  );
}

const template =
  (kind: 'reserved' | 'planted') =>
  (origin: string, keyring: Keyring) =>
  (certificate: Certificate): EmailContent => {
    const { number, name } = certificate;
    const { lang, emails, certificate: labels } = textsOf(certificate.lang);
    const texts = emails.tree;
    const { subject, preview, text: news } = texts[kind];
    return {
      lang,
      tone: 'good-news',
      subject,
      preview,
      blocks: [
        text(fillText(texts.greeting, { name })),
        ...(kind === 'planted' ? [tree(labels.pictures.tree)] : []),
        text(news),
        facts(labels, lang, certificate),
        button(texts.button, `${origin}${paths.certificate(number)}`),
        ...(kind === 'reserved' ? [text(texts.reserved.choice)] : []),
        ...projectLinkBlock({ origin, keyring }, certificate, lang),
        text(texts.closing),
      ],
    };
  };

/** When the website goes live. */
export const treeCertificate = template('reserved');
/** When the tree belongs to a planting batch. */
export const treePlanted = template('planted');
