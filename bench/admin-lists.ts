/** The filters, sorts and searches of each list in the admin area. */

/** An existing row to look up or search for. */
export type Sample = {
  orderId: number;
  email: string;
  name: string;
  affiliateId: number;
  runId: number;
  contactId: number;
  contactEmail: string;
  businessName: string;
};

export const NOBODY = 'zzyzx';
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const YEAR = { from: daysAgo(730), to: daysAgo(365) };
const DAY = { from: daysAgo(400), to: daysAgo(400) };

type Narrowed = [what: string, input: Record<string, unknown>];
const one = (key: string, values: readonly string[]): Narrowed[] =>
  values.map((value) => [`${key} ${value}`, { [key]: value }]);
const sorts = (...columns: string[]): Narrowed[] =>
  one(
    'sort',
    columns.flatMap((column) => [column, `-${column}`]),
  );
const days: Narrowed[] = [
  ['one day', DAY],
  ['one year', YEAR],
];
const found = (searches: Record<string, unknown>): Narrowed[] =>
  Object.entries(searches).map(([what, q]) => [`search ${what}`, { q }]);

function orders(sample: Sample): Narrowed[] {
  const digits = String(sample.orderId);
  const [first = '', last = ''] = sample.name.split(' ');
  const address = { 'one address': sample.email, nobody: NOBODY };
  return [
    ...one('status', ['pending', 'paid', 'cancelled']),
    ...one('form', ['sent', 'waiting']),
    ...one('source', ['admin', 'stripe', 'demo']),
    ['to review', { review: 'yes' }],
    ...one('referred', ['yes', 'no']),
    ...days,
    ...sorts('createdAt', 'amount', 'customer'),
    ...found({
      ...address,
      'a full name': sample.name,
      'a first name': first,
      'two letters': 'ma',
      'one letter': 'q',
      'an email host': 'gmail',
      'a rare host': `${last.toLowerCase()}7`,
    }),
    ...found({
      'an order number': digits,
      'its first digits': digits.slice(0, 5),
      'its last digits': digits.slice(-5),
      'one digit': '7',
    }),
    ['search a first name, pending, by amount', { q: first, status: 'pending', sort: '-amount' }],
    ['search nobody, paid, by customer', { q: NOBODY, status: 'paid', sort: 'customer' }],
    ['pending, referred, demo, one year', { status: 'pending', referred: 'yes', source: 'demo', ...YEAR }],
    ['waiting, by amount', { form: 'waiting', sort: '-amount' }],
  ];
}

function contacts(sample: Sample): Narrowed[] {
  const [first = ''] = sample.name.split(' ');
  return [
    ...one('status', ['new', 'answered', 'spam']),
    ...one('type', ['general', 'billing']),
    ...days,
    ...sorts('createdAt', 'name'),
    ...found({
      'one address': sample.contactEmail,
      nobody: NOBODY,
      'a first name': first,
      'two letters': 'ma',
      'a word of every message': 'website',
      'one reference': 'Reference 15321',
    }),
  ];
}

function confirmations(sample: Sample): Narrowed[] {
  const digits = String(sample.orderId);
  const address = { 'one address': sample.email, nobody: NOBODY };
  return [
    ...one('status', ['pending', 'in_progress', 'completed']),
    ...one('link', ['verified', 'claimed', 'none']),
    ...one('logo', ['yes', 'no']),
    ...days,
    ...sorts('createdAt', 'business'),
    ...found({
      ...address,
      'a business': sample.businessName,
      'a kind of business': 'Bakery',
      'two letters': 'ma',
      'an order number': digits,
      'its last digits': digits.slice(-5),
    }),
  ];
}

function adminAffiliates(sample: Sample): Narrowed[] {
  const [first = ''] = sample.name.split(' ');
  return [
    ...one('status', ['active', 'paused', 'closed']),
    ...one('verified', ['yes', 'no']),
    ...sorts('createdAt', 'name'),
    ...found({ 'a first name': first, 'one code': `CODE${sample.affiliateId}`, nobody: NOBODY }),
  ];
}

function commissions(sample: Sample): Narrowed[] {
  const digits = String(sample.orderId);
  const [first = ''] = sample.name.split(' ');
  return [
    ...one('stage', ['review', 'hold', 'payable', 'in payout', 'paid', 'cancelled']),
    ['one affiliate', { affiliateId: sample.affiliateId }],
    ['one order', { orderId: sample.orderId }],
    ...days,
    ...sorts('createdAt', 'amountMinor', 'availableAt'),
    [
      'one affiliate, paid, by amount',
      { affiliateId: sample.affiliateId, stage: 'paid', sort: '-amountMinor' },
    ],
    ...found({
      'an affiliate': `CODE${sample.affiliateId}`,
      'a first name': first,
      nobody: NOBODY,
      'an order number': digits,
      'its last digits': digits.slice(-5),
    }),
  ];
}

const runs = (): Narrowed[] => [
  ...one('status', ['open', 'closed']),
  ...found({ 'a month': 'March', nobody: NOBODY }),
];

function emails(sample: Sample): Narrowed[] {
  const digits = String(sample.orderId);
  const address = { 'one address': sample.email, nobody: NOBODY };
  return [
    ...one('status', ['queued', 'sent', 'failed', 'expired']),
    ...one('kind', ['order-receipt', 'order-notice', 'login-code']),
    ['one order', { orderId: sample.orderId }],
    ['one affiliate', { affiliateId: sample.affiliateId }],
    ...days,
    ...sorts('createdAt', 'toAddress'),
    ...found({ ...address, 'an email host': 'gmail', 'a subject': `order ${digits}`, 'two letters': 'ma' }),
  ];
}

function audit(sample: Sample): Narrowed[] {
  const digits = String(sample.orderId);
  return [
    ...one('actor', ['admin', 'nobody']),
    ...one('action', ['order.status', 'list.export', 'nothing']),
    ...one('subjectKind', ['order', 'list']),
    ['one subject', { subjectKind: 'order', subjectId: digits }],
    ...days,
    ...sorts('createdAt'),
    ...found({ 'an actor': 'alice', 'an order number': digits, nobody: NOBODY }),
  ];
}

const claims = (): Narrowed[] => [...one('status', ['open', 'answered']), ...found({ nobody: NOBODY })];

const events = (): Narrowed[] => [
  ...one('status', ['processed', 'failed']),
  ...found({ 'a type': 'checkout', nobody: NOBODY }),
];

export const lists = (sample: Sample): Record<string, Narrowed[]> => ({
  'orders.list': orders(sample),
  'contacts.list': contacts(sample),
  'confirmations.list': confirmations(sample),
  'adminAffiliates.list': adminAffiliates(sample),
  'commissions.list': commissions(sample),
  'payouts.runs': runs(),
  'emails.list': emails(sample),
  'audit.list': audit(sample),
  'claims.list': claims(),
  'payments.events': events(),
});
