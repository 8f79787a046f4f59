import { expect, it } from 'vitest';
import { auditSentence, subjectText } from './audit-sentence.rules.ts';

const row = (action: string, subject: string, before: unknown = null, after: unknown = null) => {
  const [subjectKind = null, subjectId = null] = subject.split(':');
  return { action, actorName: 'admin', subjectKind: subjectKind || null, subjectId, before, after };
};
const text = (entry: ReturnType<typeof row>) => {
  const { verb, rest, detail } = auditSentence(entry);
  return [[entry.actorName, verb, subjectText(entry), rest].filter(Boolean).join(' '), detail];
};

it.each([
  [
    row('confirmation.status', 'confirmation:6', { status: 'pending' }, { status: 'in_progress' }),
    'admin set confirmation 6 from pending to in progress',
    '',
  ],
  [
    row('contact.state', 'contact:3', { state: 'new' }, { state: 'spam' }),
    'admin set contact 3 from new to spam',
    '',
  ],
  [row('list.export', 'list:orders', null, { filters: [] }), 'admin exported the list orders', ''],
  [row('mail.resend', 'mail:a1', null, { kind: 'receipt' }), 'admin sent email a1 again', 'kind: receipt'],
  [
    row('access.refused', 'route:GET /affiliates/{affiliateId}/dashboard'),
    'admin was denied access to GET /affiliates/{affiliateId}/dashboard',
    '',
  ],
  [
    row('affiliate.rate', 'affiliate:2', { rate: '10' }, { rate: '12.5', reason: 'Ten sales' }),
    'admin changed the rate of affiliate 2',
    'rate: 12.5, reason: Ten sales; before: rate: 10',
  ],
  [
    row('payout.paid', 'payout-line:1', null, { paidOn: '2026-11-02', amountMinor: 2500, currency: 'usd' }),
    'admin marked payout line 1 as paid',
    'paid on: 2026-11-02, amount: 25.00, currency: usd',
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
