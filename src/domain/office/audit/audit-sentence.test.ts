import { expect, it } from 'vitest';
import { actionLabel, actorText, auditSentence, subjectText } from './audit.schema.ts';

const row = (action: string, subject: string, before: unknown = null, after: unknown = null) => {
  const [subjectKind = null, subjectId = null, subjectName = null] = subject.split(':');
  const actor = {
    actorKind: 'admin',
    actorId: 1 as number | null,
    actorName: 'admin',
    actorLabel: null as string | null,
  };
  return { ...actor, action, subjectKind: subjectKind || null, subjectId, subjectName, before, after };
};
const text = (entry: ReturnType<typeof row>) => {
  const { verb, rest, detail } = auditSentence(entry);
  return [[actorText(entry), verb, subjectText(entry), rest].filter(Boolean).join(' '), detail];
};

it.each([
  [
    row('confirmation.status', 'confirmation:6', { status: 'pending' }, { status: 'in_progress' }),
    'admin set order form 6 from pending to in progress',
    '',
  ],
  [
    row('contact.status', 'contact:3', { status: 'new' }, { status: 'spam' }),
    'admin set enquiry 3 from new to spam',
    '',
  ],
  [row('list.export', 'list:orders', null, { filters: [] }), 'admin exported the list of orders', ''],
  [
    row('order.send-form', 'order:572168156:Ada Quill'),
    'admin sent the form link for order 572168156 of Ada Quill',
    '',
  ],
  [
    row('review.state', 'review:3:Ada Quill', null, { state: 'published' }),
    'admin set the review of Ada Quill to published',
    '',
  ],
  [
    row('admin.role', 'admin:2:petra', { role: 'staff' }, { role: 'owner' }),
    'admin changed the role of account petra',
    'role: staff → owner',
  ],
  [
    row('admin.create', 'admin:2:petra', null, { role: 'owner', username: 'petra' }),
    'admin created account petra',
    'role: owner',
  ],
  [row('admin.password', 'admin:1:admin'), 'admin changed the password of their own account', ''],
  [
    row('note.add', 'affiliate:2:Robin Ash', null, { note: 7 }),
    'admin added a note to affiliate Robin Ash',
    '',
  ],
  [row('mail.resend', 'mail:a1', null, { kind: 'receipt' }), 'admin sent email a1 again', 'kind: receipt'],
  [
    row('access.denied', 'route:GET /affiliates/{affiliateId}/dashboard'),
    'admin was denied access to GET /affiliates/{affiliateId}/dashboard',
    '',
  ],
  [
    row('affiliate.rate', 'affiliate:2', { rate: '10' }, { rate: '12.5', reason: 'Ten sales' }),
    'admin changed the rate of affiliate 2',
    'rate: 10 → 12.5, reason: Ten sales',
  ],
  [
    row('payout.paid', 'payout-line:1', null, { paidOn: '2026-11-02', amountMinor: 2500, currency: 'usd' }),
    'admin marked payout line 1 as paid',
    'paid on: 2026-11-02, amount: $25.00',
  ],
  [
    row('order.add', 'order:81:Ada Quill', null, { amount: '250', status: 'paid', currency: 'usd' }),
    'admin added order 81 of Ada Quill',
    'amount: $250, status: paid',
  ],
  [
    row('webhook.create', 'webhook:2', null, {
      host: 'crm.example',
      events: ['order.paid', 'order.created'],
    }),
    'admin added webhook endpoint 2',
    'host: crm.example, events: order.paid, order.created',
  ],
  [row('admin.login', ''), 'admin signed in', ''],
  [row('thing.new-verb', 'order:1'), 'admin new verb thing order 1', ''],
])('%o reads "%s"', (entry, sentence, detail) => expect(text(entry)).toEqual([sentence, detail]));

it('an affiliate who signs in is named, and so are the shop, visitors and programs', () => {
  const login = { ...row('affiliate.login', 'affiliate:3:Robin Ash'), actorKind: 'visitor', actorId: null };
  expect(text({ ...login, actorName: 'affiliate 3', actorLabel: 'Robin Ash' })).toEqual([
    'Robin Ash signed in',
    '',
  ]);
  const signup = { ...login, action: 'affiliate.signup', actorName: 'affiliate 3', actorLabel: 'Robin Ash' };
  expect(text(signup)).toEqual(['Robin Ash signed up as an affiliate', '']);
  for (const [actorName, name] of [
    ['system', 'The system'],
    ['visitor', 'A visitor'],
    ['token CRM', 'API token “CRM”'],
    ['anna', 'anna'],
  ] as const)
    expect(actorText({ ...login, actorName, actorLabel: null })).toBe(name);
});

it.each([
  ['order.send-form', 'Order: sent the form link'],
  ['admin.role', 'Account: changed the role'],
  ['payout.paid', 'Payout: marked as paid'],
  ['order.status', 'Order: changed the status'],
] as const)('the filter names the action %s "%s"', (action, label) =>
  expect(actionLabel(action)).toBe(label),
);
