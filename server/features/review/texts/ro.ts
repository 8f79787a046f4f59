import type { ReviewEmailTexts } from './texts.ts';

/** Null until translated: the email is in English then. */
export const ro: ReviewEmailTexts | null = null;
