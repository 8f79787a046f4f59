/** The ways to authenticate, and which of them a call takes. */
import type { RestRoute } from '../api/rest.route.ts';
import type { JsonSchema } from './schema.ts';

export const SECURITY_SCHEMES: JsonSchema = {
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'sft_ and 38 letters and digits',
    description:
      'An API token. Owners create tokens in the admin area under Settings and choose their scopes; each call names the scope it needs.',
  },
  adminSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-admin',
    description: 'The session of the admin area; POST /api/admin/login sets it.',
  },
  affiliateSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-aff',
    description: 'The session of an affiliate; POST /api/affiliates/verify-otp sets it.',
  },
};

/** Each entry is one way to authenticate; {} is none. */
export function securityOf({ policy, scope }: Pick<RestRoute, 'policy' | 'scope'>): JsonSchema[] {
  const token = scope ? [{ apiToken: [scope] }] : [];
  if (policy === 'public') return scope ? [{}, ...token] : [];
  return [...token, ...(policy === 'affiliate' ? [{ affiliateSession: [] }] : []), { adminSession: [] }];
}
