import type { ProjectEmailTexts } from './texts.ts';

/** Null until translated: these emails are in English then. */
export const hu: ProjectEmailTexts | null = null;
