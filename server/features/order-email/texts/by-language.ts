/** Written by npm run content:index. */
import { de } from './de.ts';
import { en } from './en.ts';
import type { OrderUpdateTexts } from './texts.ts';

export const byLanguage = {
  de,
  en,
} as const satisfies Readonly<Record<string, OrderUpdateTexts>>;
