/** Checks how the environment variables fit together. */
import { isIpAddress } from '../ip.ts';
import type { DerivedSettings, Environment } from './derived-settings.ts';
import {
  findDemoErrors,
  findPublicDemoErrors,
  findWeakSecrets,
  isExposed,
  isLoopbackHost,
} from './exposure.rules.ts';
import { findTracingErrors } from './tracing-settings.ts';

/** Omits the address itself, because it contains a secret. */
function findFilesError(address: string): string | null {
  if (!/^(?:s3|file):\/\//.test(address)) return 'must be an s3:// or file:// address';
  if (!URL.canParse(address))
    return 'cannot be read: write / as %2F, + as %2B and @ as %40 inside its key and secret';
  const { protocol, hostname, username, password, searchParams } = new URL(address);
  if (protocol === 'file:') return hostname ? 'must have three slashes: file:///folder' : null;
  const endpoint = searchParams.get('endpoint');
  if (!hostname || !username || !password || (endpoint !== null && !URL.canParse(endpoint)))
    return 'must look like s3://KEY:SECRET@bucket?endpoint=https://host&region=name';
  return null;
}

export function findConfigErrors(value: Environment, derived: DerivedSettings): string[] {
  return [
    ...findAddressErrors(value, derived),
    ...findSecretErrors(value, derived),
    ...findServiceErrors(value, derived),
  ];
}

function findAddressErrors(
  value: Environment,
  { publicUrl, isPublic, isPublicShop, exposure }: DerivedSettings,
): string[] {
  const errors: string[] = [];
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash)
    errors.push('PUBLIC_URL must be an origin without a path');
  if (isPublic && publicUrl.protocol !== 'https:')
    errors.push('PUBLIC_URL must be https:// when it is not a loopback address');
  errors.push(...findDemoErrors(exposure), ...findPublicDemoErrors(exposure.demo, value));
  if (exposure.demo === 'off' && !value.PUBLIC_URL && !isLoopbackHost(exposure.host))
    errors.push(
      `PUBLIC_URL is required with HOST=${exposure.host}, which other machines can reach: the address people open`,
    );
  if (isPublicShop && !value.DATABASE_URL && !value.ALLOW_EMBEDDED_DB) {
    errors.push(
      'DATABASE_URL is required with a public PUBLIC_URL (or set ALLOW_EMBEDDED_DB=1 knowingly: the embedded database does not survive a power cut)',
    );
  }
  if (isPublicShop && !value.ALLOWED_HOSTS) errors.push('ALLOWED_HOSTS is required with a public PUBLIC_URL');
  if (isPublicShop && !value.TRUST_PROXY)
    errors.push('TRUST_PROXY is required with a public PUBLIC_URL (addresses of your proxies, or none)');
  return errors;
}

function findSecretErrors(
  value: Environment,
  { isPublicShop, exposure, webhookSecrets, admin }: DerivedSettings,
): string[] {
  const errors: string[] = [];
  if (!value.APP_SECRET && (isPublicShop || value.DATABASE_URL))
    errors.push('APP_SECRET is required (at least 32 characters)');
  if (Boolean(value.ADMIN_USERNAME) !== Boolean(value.ADMIN_PASSWORD))
    errors.push('ADMIN_USERNAME and ADMIN_PASSWORD go together');
  if (isExposed(exposure)) {
    const appSecrets = value.APP_SECRET ?? [];
    errors.push(...findWeakSecrets({ appSecrets, metricsToken: value.METRICS_TOKEN, webhookSecrets, admin }));
  }
  return errors;
}

function findServiceErrors(value: Environment, { liveModes, trustProxy }: DerivedSettings): string[] {
  const errors: string[] = [];
  if (new Set(liveModes).size > 1)
    errors.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: use two live keys or two test keys',
    );
  for (const address of trustProxy)
    if (!isIpAddress(address)) errors.push(`TRUST_PROXY holds '${address}', which is not an IP address`);
  const filesError = value.FILES_URL && findFilesError(value.FILES_URL);
  if (filesError) errors.push(`FILES_URL ${filesError}`);
  if (value.ANALYTICS_ID && !value.ANALYTICS_SCRIPT_URL)
    errors.push('ANALYTICS_ID needs ANALYTICS_SCRIPT_URL');
  return [...errors, ...findTracingErrors(value)];
}
