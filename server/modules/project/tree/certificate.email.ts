import { projectUrl } from '#server/modules/sale/project-link/project-link.service.ts';
import type { Keyring } from '#server/platform/crypto.ts';
import type { EmailContent } from '#server/platform/email/email-content.ts';
import { button, details, links, text } from '#server/platform/email/layout.ts';
import { paths } from '#src/domain/paths.ts';
import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { treeTexts } from '#src/domain/project/tree/texts/languages.ts';
import type { TreeTexts } from '#src/domain/project/tree/texts/texts.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';

type Certificate = Pick<CertificateView, 'number' | 'plantedOn' | 'place' | 'partner' | 'lang'> & {
  orderId: number;
  linkVersion: number | null;
  /** The customer's. */
  name: string;
};

function facts({ labels }: TreeTexts, lang: string, { number, plantedOn, place, partner }: Certificate) {
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
    const { number, name, orderId, linkVersion } = certificate;
    const { lang, texts } = treeTexts(certificate.lang);
    const { subject, preview, text: news } = texts.emails[kind];
    return {
      lang,
      subject,
      preview,
      blocks: [
        text(fillText(texts.emails.greeting, { name })),
        text(news),
        facts(texts, lang, certificate),
        button(texts.emails.button, `${origin}${paths.certificate(number)}`),
        ...(kind === 'reserved' ? [text(texts.emails.reserved.choice)] : []),
        ...(linkVersion
          ? [links([texts.emails.project, projectUrl(origin, keyring, { orderId, version: linkVersion })])]
          : []),
        text(texts.emails.closing),
      ],
    };
  };

/** When the website goes live. */
export const treeCertificate = template('reserved');
/** When the tree belongs to a planting batch. */
export const treePlanted = template('planted');
