import type { RecoveryWords } from './recovery-words.ts';

/** Null until translated: this email is in English then. */
export const is: RecoveryWords | null = null;
