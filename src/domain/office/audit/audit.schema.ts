import { z } from 'zod';
import { AUDIT_PHRASES, AUDIT_SUBJECTS, type AuditAction } from '#src/domain/records.ts';
import { listInput, period, sortParam } from '#src/domain/shared/list.schema.ts';
import { currencySign, minorToText } from '#src/domain/shared/money.ts';
import { line } from '#src/domain/shared/text.schema.ts';

/** SEC-36 */
const word = line(60).optional();

export const auditListInput = listInput.extend({
  actor: line(120).optional(),
  action: word,
  subjectKind: word,
  subjectId: word,
  /** First and last day, both included, UTC. */
  ...period,
  sort: sortParam(['createdAt']),
});
export type AuditListInput = z.output<typeof auditListInput>;

export const auditEntry = z.object({
  id: z.number(),
  createdAt: z.date(),
  actorKind: z.string(),
  actorId: z.number().nullable(),
  actorName: z.string(),
  action: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  ipPrefix: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;
/** With the names of what the ids stand for. */
export const auditView = auditEntry.extend({
  subjectName: z.string().nullable(),
  /** Name of an affiliate who acted. */
  actorLabel: z.string().nullable(),
});
export type AuditView = z.output<typeof auditView>;

function innerText(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `status: paid, reason: bank transfer`: old and new values in one line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .map(([key, inner]) => `${key}: ${innerText(inner)}`)
    .join(', ');
}

type Actor = Pick<AuditView, 'actorKind' | 'actorId' | 'actorName' | 'actorLabel'>;
type Subject = Pick<AuditView, 'subjectKind' | 'subjectId' | 'subjectName'>;
type Row = Actor & Subject & Pick<AuditView, 'action' | 'before' | 'after'>;
/** `detail` holds what the sentence leaves out. */
type AuditSentence = { verb: string; rest: string; detail: string };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const plain = (state: unknown): string => String(state).replaceAll('_', ' ');

const ACTORS: Record<string, string> = { system: 'The system', visitor: 'A visitor' };

export const actorText = ({ actorName, actorLabel }: Actor): string =>
  actorLabel ?? ACTORS[actorName] ?? actorName.replace(/^token (.*)$/, 'API token “$1”');

const subjectKindText = (kind: string): string => AUDIT_SUBJECTS[kind]?.label ?? kind;

export function kindLabel(kind: string): string {
  const text = subjectKindText(kind);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An affiliate who signs in is no actor yet: only the name says who it is. */
const isOwnAccount = ({ actorKind, actorId, actorName, subjectKind, subjectId }: Actor & Subject): boolean =>
  (actorId !== null && actorKind === subjectKind && String(actorId) === subjectId) ||
  (subjectKind === 'affiliate' && actorName === `affiliate ${subjectId}`);

/** What somebody does with their own account, if the sentence has other words for it. */
const OWN_ACCOUNT: Record<string, string> = {
  'affiliate.login': '',
  'affiliate.logout': '',
  'affiliate.signup': 'an affiliate',
};

export function subjectText(row: Actor & Subject & Pick<Row, 'action'>): string {
  const { subjectKind: kind, subjectId: id, subjectName: name } = row;
  if (kind === 'route' || kind === 'list')
    return kind === 'list' ? plain(id).replaceAll('-', ' ') : (id ?? '');
  if (isOwnAccount(row)) return OWN_ACCOUNT[row.action] ?? 'their own account';
  const owned = kind && AUDIT_SUBJECTS[kind]?.ownedBy;
  if (owned && name) return `${owned} ${name}`;
  if (kind === 'order' && name) return `order ${id} of ${name}`;
  return [kind && subjectKindText(kind), name ?? id].filter(Boolean).join(' ');
}

/** `paidOn` as `paid on`. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function readableValue(name: string, value: unknown, sign: string): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && name.endsWith('Minor')) return `${sign}${minorToText(value)}`;
  if (name === 'amount' && /^\d/.test(String(value))) return `${sign}${String(value)}`;
  return typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value) ? plain(value) : value;
}

/** Amounts in minor units as `amount: $25.00`, true and false as yes and no. */
function readable({ currency, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const isMoney =
    typeof currency === 'string' && Object.keys(rest).some((name) => /^amount$|Minor$/.test(name));
  const entries = Object.entries(isMoney || currency === undefined ? rest : { ...rest, currency });
  const sign = isMoney ? currencySign(currency) : '';
  return Object.fromEntries(
    entries.map(([name, value]) => [wordsOf(name.replace(/Minor$/, '')), readableValue(name, value, sign)]),
  );
}

/** `rate: 10 → 12.5, reason: Ten sales`; what only the state before had comes last. */
function detailText(before: Record<string, unknown>, after: Record<string, unknown>): string {
  const [was, is] = [readable(before), readable(after)];
  const isKnown = (value: unknown) => value !== null && value !== undefined;
  const changed = Object.entries(is).map(([name, value]) => [
    name,
    isKnown(was[name]) && isKnown(value) ? `${String(was[name])} → ${String(value)}` : value,
  ]);
  const gone = Object.entries(was).filter(([name]) => !isKnown(is[name]));
  const earlier = valueText(Object.fromEntries(gone));
  return [valueText(Object.fromEntries(changed)), earlier && `before: ${earlier}`].filter(Boolean).join('; ');
}

/** An audit row as one sentence: "anna set order 81 of Ada Quill from pending to paid". */
export function auditSentence(row: Row): AuditSentence {
  const [before, after] = [record(row.before), record(row.after)];
  const key = 'status' in after && 'status' in before ? 'status' : 'state' in after ? 'state' : null;
  const isChange = /\.(status|state)$/.test(row.action) && key !== null;
  const [verb, tail = ''] = isChange
    ? ['set', `${before[key] === undefined ? '' : `from ${plain(before[key])} `}to ${plain(after[key])}`]
    : (AUDIT_PHRASES[row.action] ?? [row.action.split('.').reverse().join(' ').replaceAll('-', ' ')]);
  if (row.action.startsWith('note.')) return { verb, rest: tail, detail: '' };
  const isSaid = (name: string, value: unknown) =>
    isChange ? name === key : value === row.subjectName && !(name in before);
  const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
  const more = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSaid(name, value) && !isEmptyList(value)),
  );
  return { verb, rest: tail, detail: detailText(isChange ? {} : before, more) };
}

/** `order.send-form` as `Order: sent the form link`, for the filter by action. */
export function actionLabel(action: AuditAction): string {
  const [verb = '', after = ''] = AUDIT_PHRASES[action] ?? [];
  const words = `${verb} ${after}`.trim().replace(/ (of|for|to|as|with|from)$/, '');
  return `${kindLabel(action.slice(0, action.indexOf('.')))}: ${words}`;
}
