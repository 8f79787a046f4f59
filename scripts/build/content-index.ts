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

const languages = files('landing/dictionaries');
writeFileSync(
  new URL('landing/dictionary-list.ts', CONTENT),
  [
    HEAD.trim(),
    "import type { LandingDictionary } from './landing.ts';",
    ...languages.map((lang) => `import { ${camel(lang)} } from './dictionaries/${lang}.ts';`),
    '',
    '/** By language tag: a country variant (`de-CH`) where there is one, else its language (`de`). */',
    'export const dictionaryList: Readonly<Record<string, LandingDictionary>> = {',
    ...languages.map((lang) => (camel(lang) === lang ? `  ${lang},` : `  '${lang}': ${camel(lang)},`)),
    '};',
    '',
  ].join('\n'),
);
/** Folders with one file of texts per language, with the type of these texts. */
const TEXTS = [
  ['recovery', 'RecoveryTexts', './recovery-texts.ts'],
  ['../domain/order/texts', 'OrderEmailTexts', './texts.ts'],
  ['../domain/tree/texts', 'TreeTexts', './texts.ts'],
  ['../../server/modules/sale/order-email/texts', 'OrderUpdateTexts', './texts.ts'],
  ['../../server/modules/project/project-email/texts', 'ProjectEmailTexts', './texts.ts'],
  ['../../server/modules/project/review/texts', 'ReviewEmailTexts', './texts.ts'],
] as const;
for (const [folder, type, from] of TEXTS) {
  const tags = files(folder).filter((name) => name.length === 2);
  const languages = tags.includes('en') ? 'Language' : 'ForeignLanguage';
  const lines = [
    HEAD.trim(),
    `import type { ${languages} } from '#src/domain/markets.ts';`,
    ...tags.map((tag) => `import { ${tag} } from './${tag}.ts';`),
    `import type { ${type} } from '${from}';`,
    '',
    'export const byLanguage = {',
    ...tags.map((tag) => `  ${tag},`),
    `} as const satisfies Readonly<Record<${languages}, ${type}>>;`,
    '',
  ];
  writeFileSync(new URL(`${folder}/by-language.ts`, CONTENT), lines.join('\n'));
}
console.info('content lists written');
