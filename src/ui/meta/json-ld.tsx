import { type JsonLd, organisation, website } from './page-meta.ts';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escapes HTML characters, so that no value can end the script element. */
export const serialiseJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => ESCAPES[char] ?? char);

/** The only raw HTML of the public site that is not a constant. */
export function JsonLdScript({ items }: { items: readonly JsonLd[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': [organisation, website, ...items] };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised and escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJson(graph) }} />;
}
