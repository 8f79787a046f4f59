/**
 * Admin passwords are long and not common (V6). No rules about character kinds, as NIST 800-63B
 * advises.
 */
import { site } from '../site.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from './admin.schema.ts';

export const PASSWORD_SHORT = `Use at least ${PASSWORD_LENGTH_MIN} characters. A few unrelated words make a good password.`;
export const PASSWORD_LONG = `Use at most ${PASSWORD_LENGTH_MAX} characters.`;
export const PASSWORD_COMMON =
  'This password is among the first that anybody would try. Use a few unrelated words.';

/** Leaked passwords of fifteen characters and more, without spaces and punctuation. */
const WHOLE = new Set([
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

/** Common parts of leaked passwords. */
const PARTS = [
  ...'password passwort passcode letmein welcome administrator admin administration login master monkey dragon football baseball basketball superman batman'.split(
    ' ',
  ),
  ...'princess sunshine shadow iloveyou love trustno starwars whatever freedom secret changeme default temporary temp test testing tester guest user username root system'.split(
    ' ',
  ),
  ...'summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
  ...'company business website webdesign server database internet computer account office manager owner staff demo hello world please enter open sesame money'.split(
    ' ',
  ),
  ...'michael jennifer jessica charlie thomas jordan hunter killer soccer hockey ranger buster george robert daniel andrew ashley liverpool chelsea arsenal london england america'.split(
    ' ',
  ),
  ...'qwertyuiop qwertzuiop asdfghjkl zxcvbnm qwerty qwertz azerty asdfgh asdf zxcvbn qazwsx wsxedc letme pass word'.split(
    ' ',
  ),
].sort((a, b) => b.length - a.length);

const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '01234567890123456789',
  '98765432109876543210',
];
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Characters that must remain after the common parts are removed. */
const OWN_CHARACTERS_MIN = 6;

const isRepetition = (text: string): boolean => /^(.{1,6}?)\1+.{0,5}$/.test(text);
const isSequence = (text: string): boolean =>
  SEQUENCES.some((sequence) => sequence.includes(text) || [...sequence].reverse().join('').includes(text));

function withoutParts(text: string, context: readonly string[]): string {
  // Longest first: `administrator` is removed before `admin`.
  const parts = [...context, ...PARTS].filter((part) => part.length > 3).sort((a, b) => b.length - a.length);
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), text);
}

/** Removes years and runs such as 1234 or 4321. */
function withoutRuns(digits: string): string {
  let rest = digits.replace(/(?:19|20)\d\d/g, '');
  for (const run of digits.matchAll(/\d{3,}/g)) {
    for (let length = run[0].length; length >= 3; length--) {
      for (let start = 0; start + length <= rest.length; start++) {
        const part = rest.slice(start, start + length);
        if (isSequence(part)) rest = rest.replace(part, '');
      }
    }
  }
  return rest;
}

/**
 * @param context terms an attacker would try first: username and email.
 * @returns a message, or null
 */
export function findPasswordError(password: string, context: readonly string[] = []): string | null {
  // Counts code points, not UTF-16 units.
  const length = [...password].length;
  if (length < PASSWORD_LENGTH_MIN) return PASSWORD_SHORT;
  if (length > PASSWORD_LENGTH_MAX) return PASSWORD_LONG;
  const lower = password.normalize('NFKC').toLowerCase();
  const plain = lower.replace(/[\s\p{P}\p{S}]/gu, '');
  const letters = [...lower].map((character) => LEET[character] ?? character).join('');
  const words = [...context, site.brand, site.product]
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
  if (WHOLE.has(plain) || isRepetition(plain) || isSequence(plain)) return PASSWORD_COMMON;
  const own = [plain, letters].map((text) => withoutParts(text, words).replace(/[^\p{L}]/gu, ''));
  // Accepts long digits and punctuation without a pattern; rejects the rest of a common phrase.
  const unusual = withoutRuns(plain.replace(/\p{L}/gu, ''));
  if (
    own.some((rest) => new Set(rest).size < OWN_CHARACTERS_MIN) &&
    new Set(unusual).size < OWN_CHARACTERS_MIN
  )
    return PASSWORD_COMMON;
  return null;
}
