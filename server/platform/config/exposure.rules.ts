/**
 * Rules for a server that others can reach: no known password,
 * no guessable secret (SEC-01, SEC-34).
 */

import { isIpAddress, isLoopback } from '../ip.ts';
import { findPasswordError } from '../password-strength.ts';
import { findSecretWeakness } from './secret-strength.ts';

export type Exposure = {
  isDemo: boolean;
  isDemoByDefault: boolean;
  isProduction: boolean;
  host: string;
  /** PUBLIC_URL is not a loopback address. */
  isPublic: boolean;
};

export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || (isIpAddress(host) && isLoopback(host));

export const isExposed = ({ isPublic, isProduction, host }: Exposure): boolean =>
  isPublic || isProduction || !isLoopbackHost(host);

/** One sentence per reason why demo mode with its known password must not run here. */
export function findDemoErrors(exposure: Exposure): string[] {
  if (!exposure.isDemo) return [];
  const subject = exposure.isDemoByDefault
    ? 'DEMO is on while no DATABASE_URL, ADMIN_PASSWORD or Stripe key is set, and cannot be on'
    : 'DEMO cannot be on';
  const remedy = "Everybody knows the demo's password: configure the shop.";
  const reasons = [
    exposure.isProduction && 'with NODE_ENV=production',
    !isLoopbackHost(exposure.host) && `with HOST=${exposure.host}, which other machines can reach`,
    exposure.isPublic && 'with a public PUBLIC_URL',
  ];
  return reasons.filter((reason) => reason !== false).map((reason) => `${subject} ${reason}. ${remedy}`);
}

type Secrets = {
  appSecrets: readonly string[];
  metricsToken: string | undefined;
  webhookSecrets: readonly string[];
  admin: { username: string; password: string } | null;
};
const TOKEN_LENGTH_MIN = 16;
const MAKE_ONE = 'Make one with: openssl rand -base64 36';

/** Checks the strength of every secret in the environment. No sentence contains a secret. */
export function findWeakSecrets({ appSecrets, metricsToken, webhookSecrets, admin }: Secrets): string[] {
  const judged = [
    ...appSecrets.map((secret) => ['APP_SECRET', findSecretWeakness(secret), MAKE_ONE] as const),
    ...(metricsToken
      ? [['METRICS_TOKEN', findSecretWeakness(metricsToken, TOKEN_LENGTH_MIN), MAKE_ONE] as const]
      : []),
    ...webhookSecrets.map((secret) => {
      const weakness = findSecretWeakness(secret.replace(/^whsec_/, ''), TOKEN_LENGTH_MIN);
      return ['STRIPE_WEBHOOK_SECRET', weakness, "Copy it from the webhook's page in Stripe"] as const;
    }),
  ];
  const errors = judged
    .filter(([, weakness]) => weakness)
    .map(([name, weakness, remedy]) => `${name} ${weakness}. ${remedy}`);
  const passwordError = admin && findPasswordError(admin.password, [admin.username]);
  return passwordError ? [...errors, `ADMIN_PASSWORD is not strong enough. ${passwordError}`] : errors;
}
