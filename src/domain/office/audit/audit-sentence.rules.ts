/** An audit row as one sentence: "anna set order 81 of Ada Quill from pending to paid". */
import { currencySign, minorToText } from '#src/domain/shared/money.ts';
import { type AuditSubjectKind, type AuditView, valueText } from './audit.schema.ts';

type Actor = Pick<AuditView, 'actorKind' | 'actorId' | 'actorName' | 'actorLabel'>;
type Subject = Pick<AuditView, 'subjectKind' | 'subjectId' | 'subjectName'>;
type Row = Actor & Subject & Pick<AuditView, 'action' | 'before' | 'after'>;
/** `detail` holds what the sentence leaves out. */
export type AuditSentence = { verb: string; rest: string; detail: string };

const SUBJECTS: { [kind in AuditSubjectKind]?: string } = {
  mail: 'email',
  'payout-run': 'payout run',
  'payout-line': 'payout line',
  admin: 'account',
  claim: 'question',
  contact: 'enquiry',
  'api-token': 'API token',
  webhook: 'webhook endpoint',
  'launch-row': 'launch check',
  'payment-event': 'payment event',
  route: 'page or call',
};
/** Kinds without a name of their own: the owner's name follows, because staff do not know ids. */
const OWNED: { [kind in AuditSubjectKind]?: string } = {
  claim: 'the question of',
  commission: 'the commission of',
  confirmation: 'the order form of',
  contact: 'the enquiry of',
  mail: 'the email to',
  'payout-line': 'the payout of',
  project: 'the project of',
  review: 'the review of',
};
/** Verb before the subject, and words after it. */
const PHRASES: Record<string, readonly [verb: string, after?: string]> = {
  'access.refused': ['was denied access to'],
  'admin.create': ['created'],
  'admin.demo-access': ['opened the demo with'],
  'admin.email': ['changed the email address of'],
  'admin.invite': ['sent an invitation to'],
  'admin.invite-accepted': ['accepted the invitation for'],
  'admin.login': ['signed in'],
  'admin.login-failed': ['failed to sign in'],
  'admin.logout': ['signed out'],
  'admin.password': ['changed the password of'],
  'admin.recovery-codes': ['made new recovery codes for'],
  'admin.role': ['changed the role of'],
  'admin.session-ended': ['ended a session of'],
  'admin.sessions-ended': ['ended every session of'],
  'admin.totp-off': ['turned off two-step login of'],
  'admin.totp-on': ['turned on two-step login of'],
  'admin.totp-removed': ['removed two-step login of'],
  'affiliate.login': ['signed in'],
  'affiliate.login-failed': ['failed to sign in'],
  'affiliate.logout': ['signed out'],
  'affiliate.may-buy-for-clients': ['changed whether own purchases count for'],
  'affiliate.payout-details': ['changed the payout details of'],
  'affiliate.profile': ['changed the profile of'],
  'affiliate.rate': ['changed the rate of'],
  'affiliate.signup': ['signed up as'],
  'api-token.create': ['created'],
  'api-token.revoke': ['revoked'],
  'api-token.rotate': ['created', 'in place of another'],
  'certificate.plant': ['planted the tree of'],
  'certificate.unplant': ['took the tree of', 'out of its planting'],
  'claim.answer': ['answered'],
  'claim.credit': ['credited an affiliate with'],
  'commission.cancel': ['cancelled'],
  'commission.release': ['released'],
  'confirmation.attach': ['attached', 'to its order'],
  'confirmation.add': ['added'],
  'contact.add': ['added'],
  'launch.claims-confirmed': ['confirmed the reviews and figures as true'],
  'launch.claims-withdrawn': ['withdrew the confirmation of the reviews and figures'],
  'launch.exempt': ['marked', 'as not applicable'],
  'launch.exemption-ended': ['marked', 'as applicable again'],
  'launch.restore-tried': ['entered the code of a restore'],
  'launch.test-email': ['sent a test email'],
  'list.export': ['exported the list of'],
  'mail.dismiss': ['marked', 'as resolved'],
  'mail.resend': ['sent', 'again'],
  'note.add': ['added a note to'],
  'note.remove': ['removed a note from'],
  'order.add': ['added'],
  'order.send-form': ['sent the form link for'],
  'payment.replay': ['replayed'],
  'payout.close': ['closed'],
  'payout.discard': ['discarded'],
  'payout.export': ['downloaded the payment file of'],
  'payout.failed': ['marked', 'as failed'],
  'payout.paid': ['marked', 'as paid'],
  'payout.run': ['created'],
  'person.erase': ['erased', 'as a person'],
  'person.export': ['exported the personal data of'],
  'project.assign': ['changed who has'],
  'project.message': ['wrote to the customer about'],
  'project.revoke-link': ['revoked the link of'],
  'planting.add': ['recorded'],
  'planting.change': ['changed'],
  'planting.evidence': ['uploaded the evidence of'],
  'planting.remove': ['removed'],
  'server.start': ['started the server'],
  'webhook.create': ['added'],
  'webhook.delete': ['deleted'],
  'webhook.disabled': ['disabled'],
  'webhook.redeliver': ['sent an event again to'],
  'webhook.rotate-secret': ['replaced the secret of'],
  'webhook.test': ['sent a test event to'],
  'webhook.update': ['changed'],
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const plain = (state: unknown): string => String(state).replaceAll('_', ' ');

const ACTORS: Record<string, string> = { system: 'The system', visitor: 'A visitor' };

/** Name of an actor, from what the log stores of it. */
export const actorNameText = (actorName: string): string =>
  ACTORS[actorName] ?? actorName.replace(/^token (.*)$/, 'API token “$1”');
export const actorText = ({ actorName, actorLabel }: Actor): string => actorLabel ?? actorNameText(actorName);

const lookUp = (texts: { [kind in string]?: string }, kind: string): string | undefined => texts[kind];

export const subjectKindText = (kind: string): string => lookUp(SUBJECTS, kind) ?? kind;

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
  const owned = kind && lookUp(OWNED, kind);
  if (owned && name) return `${owned} ${name}`;
  if (kind === 'order' && name) return `order ${id} of ${name}`;
  return [kind && subjectKindText(kind), name ?? id].filter(Boolean).join(' ');
}

/** `paidOn` as `paid on`. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function readableValue(name: string, value: unknown, sign: string): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && name.endsWith('Minor')) return `${sign}${minorToText(value)}`;
  return typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value) ? plain(value) : value;
}

/** Amounts in minor units as `amount: $25.00`, true and false as yes and no. */
function readable({ currency, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const isMoney = typeof currency === 'string' && Object.keys(rest).some((name) => name.endsWith('Minor'));
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

export function auditSentence(row: Row): AuditSentence {
  const [before, after] = [record(row.before), record(row.after)];
  const key = 'status' in after && 'status' in before ? 'status' : 'state' in after ? 'state' : null;
  const isChange = /\.(status|state)$/.test(row.action) && key !== null;
  const [verb, tail = ''] = isChange
    ? ['set', `${before[key] === undefined ? '' : `from ${plain(before[key])} `}to ${plain(after[key])}`]
    : (PHRASES[row.action] ?? [row.action.split('.').reverse().join(' ').replaceAll('-', ' ')]);
  if (row.action.startsWith('note.')) return { verb, rest: tail, detail: '' };
  const more = Object.fromEntries(
    Object.entries(after).filter(([name, value]) =>
      isChange ? name !== key : !Array.isArray(value) || value.length > 0,
    ),
  );
  return { verb, rest: tail, detail: detailText(isChange ? {} : before, more) };
}

/** `order.send-form` as `Order: sent the form link`, for the filter by action. */
export function actionLabel(action: string): string {
  const [kind = '', name = ''] = action.split('.');
  const area = subjectKindText(kind);
  const [verb, after = ''] =
    PHRASES[action] ??
    (/^(status|state)$/.test(name) ? [`changed the ${name}`] : [name.replaceAll('-', ' ')]);
  const words = `${verb} ${after}`.trim().replace(/ (of|for|to|as|with|from)$/, '');
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}${words ? `: ${words}` : ''}`;
}
