/**
 * The only module that imports the stripe library: its client and signatures. Loaded only
 * if payment is configured.
 */
import type Stripe from 'stripe';
import type { Config } from '#server/platform/config/config.ts';

type Library = typeof import('stripe').default;
let loaded: Library | undefined;
async function load(): Promise<Library> {
  loaded ??= (await import('stripe')).default;
  return loaded;
}

/** Null if no secret key is configured. */
export async function createStripeClient(config: Config): Promise<Stripe | null> {
  const { secretKey, apiUrl } = config.stripe;
  if (!secretKey) return null;
  const Stripe = await load();
  const target = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    timeout: 8000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(target
      ? {
          host: target.hostname,
          port: Number(target.port || (target.protocol === 'https:' ? 443 : 80)),
          protocol: target.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
}

const TOLERANCE_SECONDS = 300;

/**
 * SEC-11: checks the raw body against each secret (several during a rotation). The timestamp may
 * differ by five minutes; the library alone checks only for old ones.
 */
export async function isSignatureValid(
  raw: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now: Date,
): Promise<boolean> {
  if (!header || header.length > 4096) return false;
  const times = header.split(',').flatMap((part) => {
    const [, seconds] = /^t=(\d{1,12})$/.exec(part.trimStart()) ?? [];
    return seconds ? [Number(seconds)] : [];
  });
  const [signedAt] = times;
  if (
    signedAt === undefined ||
    times.length > 1 ||
    signedAt - Math.floor(now.getTime() / 1000) > TOLERANCE_SECONDS
  )
    return false;
  const Stripe = await load();
  return secrets.some((secret) => {
    try {
      Stripe.webhooks.signature?.verifyHeader(
        raw,
        header,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
      return Stripe.webhooks.signature !== null;
    } catch {
      return false;
    }
  });
}

/** True for errors of the provider or the connection to it, false for errors in our own code. */
export const isStripeError = (error: unknown): error is Error =>
  loaded !== undefined && error instanceof loaded.errors.StripeError;
