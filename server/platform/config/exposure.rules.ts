/** Rules for a server that others can reach: no known or guessable secret (SEC-01, SEC-34). */
import { isLoopbackHost } from '../ip.ts';
import { findPasswordError } from '../password-strength.ts';

export type DemoMode = 'off' | 'on' | 'public';

export type Exposure = {
  demo: DemoMode;
  isDemoByDefault: boolean;
  isProduction: boolean;
  host: string;
  /** PUBLIC_URL is not a loopback address. */
  isPublic: boolean;
};

export const isExposed = ({ isPublic, isProduction, host }: Exposure): boolean =>
  isPublic || isProduction || !isLoopbackHost(host);

/** One sentence per reason why demo mode with its known password must not run here. */
export function findDemoErrors(exposure: Exposure): string[] {
  if (exposure.demo !== 'on') return [];
  const subject = exposure.isDemoByDefault
    ? 'DEMO is on while no DATABASE_URL, ADMIN_PASSWORD or Stripe key is set, and cannot be on'
    : 'DEMO cannot be on';
  const remedy =
    "Everybody knows the demo's password: configure the shop, or set DEMO=public to show a demo to others.";
  const reasons = [
    exposure.isProduction && 'with NODE_ENV=production',
    !isLoopbackHost(exposure.host) && `with HOST=${exposure.host}, which other machines can reach`,
    exposure.isPublic && 'with a public PUBLIC_URL',
  ];
  return reasons.filter((reason) => reason !== false).map((reason) => `${subject} ${reason}. ${remedy}`);
}

/** A public demo may send no email, move no money and not change who may sign in. */
const NOT_IN_PUBLIC_DEMO: Record<string, string> = {
  ADMIN_USERNAME: 'the account is always admin',
  ADMIN_PASSWORD: 'each start makes a password and prints it',
  SMTP_URL: 'strangers could send email to anybody; emails are kept at /dev/mail',
  STRIPE_SECRET_KEY: 'the banner says that no money is taken',
  STRIPE_WEBHOOK_SECRET: 'the banner says that no money is taken',
  STRIPE_PUBLISHABLE_KEY: 'the banner says that no money is taken',
  STRIPE_BUY_BUTTON_ID: 'the banner says that no money is taken',
  STRIPE_CHECKOUT_URL: 'the banner says that no money is taken',
};

export const findPublicDemoErrors = (demo: DemoMode, values: Record<string, unknown>): string[] =>
  demo === 'public'
    ? Object.entries(NOT_IN_PUBLIC_DEMO)
        .filter(([name]) => values[name])
        .map(([name, reason]) => `${name} cannot be set with DEMO=public: ${reason}`)
    : [];

type Secrets = {
  appSecrets: readonly string[];
  metricsToken: string | undefined;
  webhookSecrets: readonly string[];
  admin: { username: string; password: string } | null;
};
const TOKEN_LENGTH_MIN = 16;
const MAKE_ONE = 'Make one with: openssl rand -base64 36';
const COPY_IT = "Copy it from the webhook's page in Stripe";

/** No sentence contains a secret. */
export function findWeakSecrets({ appSecrets, metricsToken, webhookSecrets, admin }: Secrets): string[] {
  const judge = (name: string, secret: string, remedy: string, lengthMin?: number): string[] => {
    const weakness = findSecretWeakness(secret, lengthMin);
    return weakness ? [`${name} ${weakness}. ${remedy}`] : [];
  };
  const passwordError = admin && findPasswordError(admin.password, [admin.username]);
  return [
    ...appSecrets.flatMap((secret) => judge('APP_SECRET', secret, MAKE_ONE)),
    ...(metricsToken ? judge('METRICS_TOKEN', metricsToken, MAKE_ONE, TOKEN_LENGTH_MIN) : []),
    ...webhookSecrets.flatMap((secret) =>
      judge('STRIPE_WEBHOOK_SECRET', secret.replace(/^whsec_/, ''), COPY_IT, TOKEN_LENGTH_MIN),
    ),
    ...(passwordError ? [`ADMIN_PASSWORD is not strong enough. ${passwordError}`] : []),
  ];
}

export const SECRET_LENGTH_MIN = 32;
/** Examples in the documentation of this and other programs, and keyboard sequences. */
const KNOWN =
  /at-least-32-characters|change-?me|replace-?me|your-?(?:own-?)?secret|super-?secret|app-?secret|placeholder|example|insecure|qwertyuiop|asdfghjkl|zxcvbnm/;
/** Sixteen random hexadecimal digits measure about 3.2; three in a million of them less than 2. */
const BITS_PER_CHARACTER_MIN = 1.5;

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
 * Whether one secret could be guessed, by its characters only: its origin is unknown.
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
