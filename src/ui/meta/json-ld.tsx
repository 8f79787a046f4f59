import { serialiseJson } from '#src/domain/shared/json-in-html.ts';
import { type JsonLd, organisation, website } from './page-meta.ts';

/** The only raw HTML of the public site that is not a constant. */
export function JsonLdScript({ items }: { items: readonly JsonLd[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': [organisation, website, ...items] };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised and escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJson(graph) }} />;
}
