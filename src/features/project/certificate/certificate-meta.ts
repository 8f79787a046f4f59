import type { CertificatePage } from '#src/content/languages/certificate-texts.ts';
import { site } from '#src/domain/site.ts';

export const certificateMeta = ({ texts, view }: CertificatePage) => ({
  title: `${texts.title} ${view.number} | ${site.brand}`,
  description: texts.page.description[view.status],
});
