import type { ReviewEmailTexts } from './texts.ts';

/** Null until translated: the email is in English then. */
export const es: ReviewEmailTexts | null = null;
