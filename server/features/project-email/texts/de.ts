import type { ProjectEmailTexts } from './texts.ts';

/** Null until translated: these emails are in English then. */
export const de: ProjectEmailTexts | null = null;
