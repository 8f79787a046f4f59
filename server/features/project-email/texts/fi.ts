import type { ProjectEmailTexts } from './texts.ts';

/** Null until translated: these emails are in English then. */
export const fi: ProjectEmailTexts | null = null;
