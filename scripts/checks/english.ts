/** Files in English that people read: the documents and the English content. */
import { globSync } from 'node:fs';

const PATTERNS = [
  ...['*.md', 'docs/*.md', 'docs/decisions/*.md', 'tools/*.md'],
  'src/domain/{offer,package-items,site}.ts',
  'src/content/{affiliate,blog,home,legal,portfolio,why-tree}/**/*.ts',
  'src/content/landing/{industries,uk-cities}/*.ts',
  'src/content/landing/countries/{ireland,malta,uk}.ts',
  'src/content/{landing,project}/dictionaries/en*.ts',
];

/** The reviews of the translations quote other languages. */
const NOT_ENGLISH = /\.test\.ts$|^docs\/languages/;

export const englishFiles = (): string[] =>
  PATTERNS.flatMap((pattern) => globSync(pattern)).filter((file) => !NOT_ENGLISH.test(file));
