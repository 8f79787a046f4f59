/** How the scopes of a token are chosen and read: one level of access per subject. */
import { API_SCOPES, type ApiScope } from '#src/domain/api-scopes.ts';

export type AccessLevel = 'none' | 'read' | 'write';

type Subject = { key: string; label: string; read: string; write?: string };

/** Each scope belongs to one subject: `key:read` and, if something can be changed, `key:write`. */
export const SUBJECTS: readonly Subject[] = [
  {
    key: 'orders',
    label: 'Orders',
    read: 'See orders with customer, amount and status.',
    write: 'Also add orders, change their status and send form links.',
  },
  {
    key: 'confirmations',
    label: 'Order forms',
    read: 'See what customers wrote in the order form.',
    write: 'Also send in forms and change their status.',
  },
  {
    key: 'contacts',
    label: 'Enquiries',
    read: 'See enquiries from the contact forms.',
    write: 'Also add enquiries and change their status.',
  },
  {
    key: 'affiliates',
    label: 'Affiliates',
    read: 'See affiliates with their sales and rates.',
    write: 'Also sign up affiliates.',
  },
  { key: 'commissions', label: 'Commissions', read: 'See each commission with its amount and status.' },
  { key: 'payouts', label: 'Payouts', read: 'See payout runs and their lines.' },
  {
    key: 'webhooks',
    label: 'Webhooks',
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

/** Common uses, to start from. */
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

/** What a new token can read first. */
const FIRST_CALLS: Record<string, string> = {
  orders: '/api/orders?limit=3',
  contacts: '/api/contacts?limit=3',
  confirmations: '/api/order-confirmations?limit=3',
  affiliates: '/api/affiliates?limit=3',
  commissions: '/api/commissions?limit=3',
  payouts: '/api/payouts?limit=3',
  webhooks: '/api/webhook-endpoints',
};

/** The command to paste into a terminal; null for a token that can only write. */
export function firstCall(scopes: readonly ApiScope[], origin: string, token: string): string | null {
  const subject = SUBJECTS.find(({ key }) => scopes.some((scope) => scope === `${key}:read`));
  const path = subject && FIRST_CALLS[subject.key];
  return path ? `curl "${origin}${path}" \\\n  -H "Authorization: Bearer ${token}"` : null;
}
