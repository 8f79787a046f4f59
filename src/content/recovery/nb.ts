import type { RecoveryWords } from './recovery-words.ts';

/** Null until translated: this email is in English then. */
export const nb: RecoveryWords | null = null;
