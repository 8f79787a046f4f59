/**
 * Checks whether a secret from the environment could be guessed. It uses only the
 * characters, because their origin is unknown.
 */

export const SECRET_LENGTH_MIN = 32;
/** Examples in the documentation of this and other programs, and keyboard sequences. */
const KNOWN =
  /at-least-32-characters|change-?me|replace-?me|your-?(?:own-?)?secret|super-?secret|app-?secret|placeholder|example|insecure|qwertyuiop|asdfghjkl|zxcvbnm/;
/** Random hexadecimal digits measure about 3.5; generated secrets are never weaker. */
const BITS_PER_CHARACTER_MIN = 2;

/** Shannon entropy per character, in bits. */
function entropy(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / values.length) * Math.log2(count / values.length),
    0,
  );
}

/** The shortest part whose repetition gives the whole text; `abcabca` gives `abc`. */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  return text;
}

function estimateBits(secret: string): number {
  const codes = [...repeatedUnit(secret)].map((character) => character.codePointAt(0) ?? 0);
  // Steps between neighbouring characters: `abcdefgh` has eight characters and only one step.
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return codes.length * Math.min(entropy(codes), entropy(steps));
}

/**
 * Checks one secret; the caller splits lists.
 * @returns the problem as the end of a sentence that begins with the variable's name, or null
 */
export function findSecretWeakness(secret: string, lengthMin = SECRET_LENGTH_MIN): string | null {
  if (secret.length < lengthMin) return `must have at least ${lengthMin} characters`;
  const plain = secret.toLowerCase().replace(/[\s_.]/g, '-');
  if (KNOWN.test(plain)) return 'is a known example';
  if (estimateBits(secret) < lengthMin * BITS_PER_CHARACTER_MIN)
    return 'is easy to guess: few different characters, a repetition or a sequence';
  return null;
}
