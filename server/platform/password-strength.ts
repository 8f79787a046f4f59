/** Admin passwords are hard to guess (V6). No rules about characters, as NIST 800-63B advises. */
import { createRequire } from 'node:module';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#src/domain/office/account/account.schema.ts';
import { site } from '#src/domain/site.ts';

export const PASSWORD_SHORT = `Use at least ${PASSWORD_LENGTH_MIN} characters. A few unrelated words make a good password.`;
export const PASSWORD_LONG = `Use at most ${PASSWORD_LENGTH_MAX} characters.`;
export const PASSWORD_COMMON = 'This password is too common. Use four or five unrelated words.';

/** A power of ten. Two dictionary words and a year reach 10, the library's best score. */
const GUESSES_LOG10_MIN = 15;
/** Without these limits the estimate of a hostile password takes two seconds. */
const EFFORT = { maxLength: 64, l33tMaxSubstitutions: 10 };
/** Phrases that the dictionaries lack, without spaces and punctuation. */
const FAMOUS_PHRASES = new Set([
  'correcthorsebatterystaple',
  'tobeornottobethatisthequestion',
  'maytheforcebewithyou',
  'thequickbrownfox',
  'thequickbrownfoxjumpsoverthelazydog',
  'youshallnotpass',
  'onceuponatime',
  'jesuslovesme',
  'iloveyousomuch',
  'nevergonnagiveyouup',
]);

let estimator: ZxcvbnFactory | null = null;

/** Loaded on first use: the dictionaries take a second and 90 MB. */
function loadEstimator(): ZxcvbnFactory {
  const require = createRequire(import.meta.url);
  const { ZxcvbnFactory } = require('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
  const common = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  const english = require('@zxcvbn-ts/language-en') as typeof import('@zxcvbn-ts/language-en');
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    ...EFFORT,
  });
}

/** @param context what an attacker tries first: username, email. @returns a message, or null */
export function findPasswordError(password: string, context: readonly string[] = []): string | null {
  // Counts code points, not UTF-16 units.
  const length = [...password].length;
  if (length < PASSWORD_LENGTH_MIN) return PASSWORD_SHORT;
  if (length > PASSWORD_LENGTH_MAX) return PASSWORD_LONG;
  const normalised = password.normalize('NFKC');
  if (FAMOUS_PHRASES.has(normalised.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, ''))) return PASSWORD_COMMON;
  const known = [...context, site.brand, site.product].flatMap((term) => [
    term,
    ...term.split(/[^\p{L}\p{N}]+/u),
  ]);
  estimator ??= loadEstimator();
  return estimator.check(normalised, known).guessesLog10 < GUESSES_LOG10_MIN ? PASSWORD_COMMON : null;
}
