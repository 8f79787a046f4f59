/** Settings that follow from several environment variables. */
import type { z } from 'zod';
import type { environmentSchema } from './environment.schema.ts';
import type { Exposure } from './exposure.rules.ts';

export type Environment = z.output<typeof environmentSchema>;
export type DerivedSettings = ReturnType<typeof deriveSettings>;

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const isLoopbackUrl = (address: URL) =>
  LOOPBACK_NAMES.includes(address.hostname) || address.hostname.endsWith('.localhost');
export const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Whether a Stripe key is a live-mode key; null without a key. */
const isLiveKey = (key: string | undefined): boolean | null =>
  key ? /^(?:sk|rk|pk)_(?:org_)?live_/.test(key) : null;

export function deriveSettings(value: Environment) {
  const port = value.PORT ?? 3000;
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${port}`);
  const isPublic = !isLoopbackUrl(publicUrl);
  const stripeConfigured = Boolean(
    value.STRIPE_SECRET_KEY || value.STRIPE_WEBHOOK_SECRET || value.STRIPE_PUBLISHABLE_KEY,
  );
  const isUnconfigured = !value.DATABASE_URL && !value.ADMIN_PASSWORD && !stripeConfigured && !isPublic;
  const exposure: Exposure = {
    demo: value.DEMO ?? (isUnconfigured ? 'on' : 'off'),
    isDemoByDefault: value.DEMO === undefined,
    isProduction: value.NODE_ENV === 'production',
    host: value.HOST ?? 'localhost',
    isPublic,
  };
  const isPublicDemo = exposure.demo === 'public';
  const isPublicShop = isPublic && !isPublicDemo;
  const admin =
    value.ADMIN_USERNAME && value.ADMIN_PASSWORD
      ? { username: value.ADMIN_USERNAME, password: value.ADMIN_PASSWORD }
      : null;
  const webhookSecrets = list(value.STRIPE_WEBHOOK_SECRET);
  const liveModes = [isLiveKey(value.STRIPE_SECRET_KEY), isLiveKey(value.STRIPE_PUBLISHABLE_KEY)].filter(
    (mode) => mode !== null,
  );
  const trustProxy = list(value.TRUST_PROXY).filter((item) => item !== 'none');
  return {
    port,
    publicUrl,
    isPublic,
    exposure,
    isPublicDemo,
    isPublicShop,
    admin,
    webhookSecrets,
    liveModes,
    trustProxy,
  };
}
