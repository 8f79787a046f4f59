/** Files in English that people read: the documents and the English content. */
import { globSync } from 'node:fs';

const PATTERNS = [
  ...['*.md', 'docs/*.md', 'docs/decisions/*.md', 'tools/*.md'],
  'src/domain/{offer,package-items,site}.ts',
  'src/content/{affiliate,blog,home,legal,portfolio,why-tree}/**/*.ts',
  'src/content/landing/{industries,uk-cities}/*.ts',
  'src/content/landing/countries/{ireland,malta,uk}.ts',
  'src/content/landing/dictionaries/en*.ts',
];

export const englishFiles = (): string[] =>
  PATTERNS.flatMap((pattern) => globSync(pattern)).filter((file) => !file.endsWith('.test.ts'));
