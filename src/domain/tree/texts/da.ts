import type { TreeTexts } from './texts.ts';

/** Null until translated: the certificate is in English then. */
export const da: TreeTexts | null = null;
