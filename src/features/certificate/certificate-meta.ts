import { site } from '#src/domain/site.ts';
import type { CertificatePage } from '#src/domain/tree/certificate-page.ts';

/** Title and description in the language of the order. */
export const certificateMeta = ({ texts, view }: CertificatePage) => ({
  title: `${texts.title} ${view.number} | ${site.brand}`,
  description: texts.page.description[view.status],
});
