/** The only importer of the stripe library's client. */
import Stripe from 'stripe';
import type { Config } from '#server/platform/config.ts';

export type StripePort = {
  /** Null while no secret key is configured. */
  client: Stripe | null;
};

export function createStripePort(config: Config): StripePort {
  const { secretKey, apiUrl } = config.stripe;
  if (!secretKey) return { client: null };
  const target = apiUrl ? new URL(apiUrl) : null;
  return {
    client: new Stripe(secretKey, {
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
    }),
  };
}
