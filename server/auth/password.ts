/** argon2id. At most four hashes run at once, because each takes memory and a core. */
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

const PARAMETERS = {
  algorithm: 2 /* argon2id; the library's enum cannot be imported under verbatimModuleSyntax */,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 32,
} as const;
const limited = pLimit(4);

export const hashSecret = (secret: string): Promise<string> => limited(() => hash(secret, PARAMETERS));
export const verifySecret = (stored: string, secret: string): Promise<boolean> =>
  limited(() => verify(stored, secret));

let dummy: Promise<string> | null = null;
/** Takes as long as a real comparison, for accounts that do not exist (SEC-06). */
export async function verifyNothing(secret: string): Promise<false> {
  dummy ??= hashSecret('nobody has this password');
  await verifySecret(await dummy, secret);
  return false;
}
