/**
 * `npm run content:index`: lists the content files, after adding or removing one. Static imports
 * work alike in Node, Vite and Vitest.
 */
import { readdirSync, writeFileSync } from 'node:fs';

const CONTENT = new URL('../../src/content/', import.meta.url);
const files = (folder: string): string[] =>
  readdirSync(new URL(folder, CONTENT))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const HEAD = '/** Written by npm run content:index. */\n';

function list(
  folder: string,
  file: string,
  exported: string,
  type: string,
  from: string,
  name: string,
): void {
  const names = files(folder);
  const imports = names.map(
    (slug) =>
      `import { ${exported} as ${camel(`a-${slug}`)} } from './${folder.split('/').pop()}/${slug}.ts';`,
  );
  const text = [
    HEAD.trim(),
    `import type { ${type} } from '${from}';`,
    ...imports,
    '',
    `export const ${name}: readonly ${type}[] = [`,
  ];
  writeFileSync(
    new URL(file, CONTENT),
    [...text, ...names.map((slug) => `  ${camel(`a-${slug}`)},`), '];', ''].join('\n'),
  );
}

list('blog/articles', 'blog/article-list.ts', 'article', 'BlogArticle', './article.ts', 'articleList');
list('landing/uk-cities', 'landing/uk-city-list.ts', 'landing', 'Landing', './landing.ts', 'ukCityList');
list('landing/industries', 'landing/industry-list.ts', 'landing', 'Landing', './landing.ts', 'industryList');
list('landing/countries', 'landing/country-list.ts', 'landing', 'Landing', './landing.ts', 'countryList');

/** Folders such as `de`; a country variant, such as `de-CH`, has only the files that differ. */
const folders = readdirSync(new URL('languages/', CONTENT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const languages = folders.filter((tag) => tag.length === 2);
const variants = folders.filter((tag) => tag.length > 2);
const has = (tag: string, file: string): boolean => files(`languages/${tag}`).includes(file);
const imports = (tag: string): string[] => [
  ...(has(tag, 'certificate')
    ? [`import { certificate as ${camel(tag)}Certificate } from './${tag}/certificate.ts';`]
    : []),
  ...(has(tag, 'emails') ? [`import * as ${camel(tag)}Emails from './${tag}/emails.ts';`] : []),
  `import * as ${camel(tag)}Landing from './${tag}/landing.ts';`,
  ...(has(tag, 'order') ? [`import { order as ${camel(tag)}Order } from './${tag}/order.ts';`] : []),
];
const entry = (tag: string): string => {
  const parts = [
    ...(has(tag, 'certificate') ? [`certificate: ${camel(tag)}Certificate`] : []),
    ...(has(tag, 'emails') ? [`emails: ${camel(tag)}Emails`] : []),
    ...(has(tag, 'order') ? [`order: ${camel(tag)}Order`] : []),
    `...${camel(tag)}Landing`,
  ];
  return `  '${tag}': { ${parts.join(', ')} },`;
};
writeFileSync(
  new URL('languages/all-languages.ts', CONTENT),
  [
    HEAD.trim(),
    "import type { Language } from '#src/domain/markets.ts';",
    "import type { CountryTexts, LanguageTexts } from './language-texts.ts';",
    ...folders.flatMap(imports),
    '',
    'export const languages = {',
    ...languages.map(entry),
    '} satisfies Readonly<Record<Language, LanguageTexts>>;',
    '',
    '/** Countries with words of their own. */',
    'export const countryVariants: Readonly<Record<string, CountryTexts>> = {',
    ...variants.map(entry),
    '};',
    '',
  ].join('\n'),
);
console.info('content lists written');
