/** An audit row as one sentence: "admin set confirmation 6 from pending to in progress". */
import { minorToText } from '../shared/money.ts';
import { type AuditView, valueText } from './audit.schema.ts';

type Row = Pick<AuditView, 'action' | 'actorName' | 'subjectKind' | 'subjectId' | 'before' | 'after'>;
/** `detail` holds what the sentence leaves out. */
export type AuditSentence = { verb: string; rest: string; detail: string };

const SUBJECTS: Record<string, string> = {
  mail: 'email',
  'payout-run': 'payout run',
  'payout-line': 'payout line',
  admin: 'account',
  claim: 'question',
  'api-token': 'API token',
  webhook: 'webhook endpoint',
  'launch-row': 'launch check',
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
  'list.export': ['exported the list'],
  'mail.dismiss': ['marked', 'as resolved'],
  'mail.resend': ['sent', 'again'],
  'note.add': ['added a note to'],
  'note.remove': ['removed a note from'],
  'order.add': ['added'],
  'order.send-form': ['sent the form link of'],
  'payment.replay': ['replayed'],
  'payout.close': ['closed'],
  'payout.discard': ['discarded'],
  'payout.export': ['downloaded the payment file of'],
  'payout.failed': ['marked', 'as failed'],
  'payout.paid': ['marked', 'as paid'],
  'payout.result': ['applied a result file to'],
  'payout.run': ['created'],
  'person.erase': ['erased', 'as a person'],
  'person.export': ['exported the personal data of'],
  'project.assign': ['changed who has'],
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

export const subjectText = ({ subjectKind, subjectId }: Row): string =>
  subjectKind === 'route' || subjectKind === 'list'
    ? (subjectId ?? '')
    : [subjectKind && (SUBJECTS[subjectKind] ?? subjectKind), subjectId].filter(Boolean).join(' ');

/** `paidOn` as `paid on`, and amounts in minor units as `amount: 25.00`. */
const readable = (state: Record<string, unknown>): string =>
  valueText(
    Object.fromEntries(
      Object.entries(state).map(([name, value]) => [
        name.replace(/Minor$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        name.endsWith('Minor') && typeof value === 'number' ? minorToText(value) : value,
      ]),
    ),
  );

export function auditSentence(row: Row): AuditSentence {
  const [before, after] = [record(row.before), record(row.after)];
  const key = 'status' in after && 'status' in before ? 'status' : 'state' in after ? 'state' : null;
  const isChange = /\.(status|state)$/.test(row.action) && key !== null;
  const [verb, tail = ''] = isChange
    ? ['set', `${before[key] === undefined ? '' : `from ${plain(before[key])} `}to ${plain(after[key])}`]
    : (PHRASES[row.action] ?? [row.action.split('.').reverse().join(' ').replaceAll('-', ' ')]);
  const more = isChange
    ? Object.entries(after).filter(([name]) => name !== key)
    : Object.entries(after).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  const earlier = isChange ? '' : readable(before);
  const detail = [readable(Object.fromEntries(more)), earlier && `before: ${earlier}`].filter(Boolean);
  return { verb, rest: tail, detail: detail.join('; ') };
}
