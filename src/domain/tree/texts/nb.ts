import type { TreeTexts } from './texts.ts';

/** Null until translated: the certificate is in English then. */
export const nb: TreeTexts | null = null;
