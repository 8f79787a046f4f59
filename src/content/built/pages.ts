/** The public pages as they were built, for tests of what they say. */
import { globSync, readFileSync } from 'node:fs';

const CLIENT = new URL('../../../dist/client/', import.meta.url).pathname;

export type BuiltPage = { path: string; lang: string; text: string; jsonLd: string };

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
};

/** What a visitor reads: title, description and body. A block element ends a sentence with `|`. */
function visibleText(html: string): string {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template|svg)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(a|b|strong|em|span|i|br|x-[a-z]+)(\s[^>]*)?>/g, '')
    .replace(/<[^>]+>/g, ' | ');
  return `${title} | ${description} | ${body}`
    .replace(/&nbsp;|[\u00a0\u202f]/g, ' ')
    .replace(/&(amp|#x27|#39|quot|lt);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ');
}

/** Articles tell other people's stories; of their pages, all but the article is read. */
const withoutArticle = (path: string, html: string): string =>
  /^blog\/./.test(path) ? html.replace(/<article>[\s\S]*<\/article>/, '') : html;

export function builtPages(): BuiltPage[] {
  const files = globSync('**/*.html', { cwd: CLIENT }).sort();
  if (files.length === 0) throw new Error('There are no built pages: run npm run build first.');
  return files.map((file) => {
    const html = readFileSync(CLIENT + file, 'utf8');
    const path = file.replace(/\/?index\.html$|\.html$/, '');
    return {
      path,
      lang: /<html[^>]*lang="([^"]+)"/.exec(html)?.[1] ?? '',
      text: visibleText(withoutArticle(path, html)),
      jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
        .map(([, json]) => json)
        .join('\n'),
    };
  });
}
