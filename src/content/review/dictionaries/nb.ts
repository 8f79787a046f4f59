import type { ReviewDictionary } from '../dictionary.ts';

/** Null until translated: the page is in English then. */
export const nb: ReviewDictionary | null = null;
