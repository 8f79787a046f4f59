import { API_SCOPES, type ApiScope } from '#src/domain/api-scopes.ts';

export type AccessLevel = 'none' | 'read' | 'write';

/** `path`: what a new token can read first. */
type Subject = { key: string; label: string; path: string; read: string; write?: string };

/** Each scope belongs to one subject: `key:read` and, if something can be changed, `key:write`. */
export const SUBJECTS: readonly Subject[] = [
  {
    key: 'orders',
    label: 'Orders',
    path: '/api/orders?limit=3',
    read: 'See orders with customer, amount and status.',
    write: 'Also add orders, change their status and send form links.',
  },
  {
    key: 'confirmations',
    label: 'Order forms',
    path: '/api/order-confirmations?limit=3',
    read: 'See what customers wrote in the order form.',
    write: 'Also send in forms and change their status.',
  },
  {
    key: 'contacts',
    label: 'Enquiries',
    path: '/api/contacts?limit=3',
    read: 'See enquiries from the contact forms.',
    write: 'Also add enquiries and change their status.',
  },
  {
    key: 'affiliates',
    label: 'Affiliates',
    path: '/api/affiliates?limit=3',
    read: 'See affiliates with their sales and rates.',
    write: 'Also sign up affiliates.',
  },
  {
    key: 'commissions',
    label: 'Commissions',
    path: '/api/commissions?limit=3',
    read: 'See each commission with its amount and status.',
  },
  {
    key: 'payouts',
    label: 'Payouts',
    path: '/api/payouts?limit=3',
    read: 'See payout runs and their lines.',
  },
  {
    key: 'webhooks',
    label: 'Webhooks',
    path: '/api/webhook-endpoints',
    read: 'See endpoints and their deliveries, and read the event log.',
    write: 'Also add, change, test and delete endpoints, and send events again.',
  },
];

export function levelOf(scopes: readonly ApiScope[], subject: string): AccessLevel {
  const has = (action: string) => scopes.some((scope) => scope === `${subject}:${action}`);
  return has('write') ? 'write' : has('read') ? 'read' : 'none';
}

/** The scopes with another level for one subject, in the order of the list of all scopes. */
export function withLevel(scopes: readonly ApiScope[], subject: string, level: AccessLevel): ApiScope[] {
  const own = { none: [], read: ['read'], write: ['read', 'write'] }[level].map(
    (action) => `${subject}:${action}`,
  );
  return API_SCOPES.filter((scope) =>
    scope.startsWith(`${subject}:`) ? own.includes(scope) : scopes.includes(scope),
  );
}

const isRead = (scope: ApiScope): boolean => scope.endsWith(':read');

export const ACCESS_PRESETS: readonly { label: string; scopes: readonly ApiScope[] }[] = [
  { label: 'CRM', scopes: ['orders:read', 'contacts:read', 'contacts:write'] },
  { label: 'Accounting', scopes: ['orders:read', 'commissions:read', 'payouts:read'] },
  {
    label: 'Fulfilment',
    scopes: ['orders:read', 'orders:write', 'confirmations:read', 'confirmations:write'],
  },
  { label: 'Everything, read only', scopes: API_SCOPES.filter(isRead) },
];

/** "Orders (read and write), Contacts (read)", or "Everything (read)". */
export function accessText(scopes: readonly ApiScope[]): string {
  const reads = API_SCOPES.filter(isRead);
  if (scopes.length === API_SCOPES.length) return 'Everything (read and write)';
  if (scopes.length === reads.length && scopes.every(isRead)) return 'Everything (read)';
  return SUBJECTS.flatMap(({ key, label }) => {
    const level = levelOf(scopes, key);
    return level === 'none' ? [] : `${label} (${level === 'write' ? 'read and write' : 'read'})`;
  }).join(', ');
}

/** The command to paste into a terminal; null for a token that can only write. */
export function firstCall(scopes: readonly ApiScope[], origin: string, token: string): string | null {
  const subject = SUBJECTS.find(({ key }) => scopes.some((scope) => scope === `${key}:read`));
  return subject ? `curl "${origin}${subject.path}" \\\n  -H "Authorization: Bearer ${token}"` : null;
}
