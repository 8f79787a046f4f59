/**
 * argon2id with explicit parameters. At most four hashes run at once,
 * because each takes memory and a core.
 */
import { hash, verify } from '@node-rs/argon2';

const PARAMETERS = {
  algorithm: 2 /* argon2id; the library's enum cannot be imported under verbatimModuleSyntax */,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 32,
} as const;
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

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
