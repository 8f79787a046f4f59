/** Columns and cells of a payment provider's result file: names, amounts, dates, states. */

export type Field = 'amount' | 'currency' | 'status' | 'reference' | 'date' | 'note' | 'reason';

/** Column names in lower case, the most exact first. */
const NAMES: Record<Field, readonly string[]> = {
  amount: ['amount', 'gross', 'gross amount', 'payment amount', 'transaction amount', 'paid out', 'debit'],
  currency: ['currency', 'currency code', 'amount currency'],
  status: ['status', 'transaction status', 'payment status', 'state'],
  reference: [
    'transaction id',
    'payment id',
    'transaction reference',
    'bank reference',
    'payout item id',
    'id',
  ],
  date: ['date', 'booking date', 'payment date', 'value date', 'date completed', 'completed on'],
  note: ['note', 'reference', 'payment reference', 'description', 'details', 'subject', 'memo'],
  reason: ['reason', 'error message', 'error', 'failure reason'],
};

export function fieldsOf(header: readonly string[]): Partial<Record<Field, number>> {
  const names = header.map((name) => name.toLowerCase());
  const found: Partial<Record<Field, number>> = {};
  for (const field of Object.keys(NAMES) as Field[]) {
    const column = NAMES[field].map((name) => names.indexOf(name)).find((index) => index >= 0);
    if (column !== undefined) found[field] = column;
  }
  return found;
}

/**
 * `25.00`, `-25`, `1,234.56`, `1.234,56`, `$25.00`, `(25.00)`: the magnitude in minor units. A last
 * separator with one or two digits after it is the decimal one.
 */
export function minorOf(text: string): number | null {
  let digits = '';
  let decimals: number | null = null;
  let isOver = false;
  for (const character of text) {
    if (character >= '0' && character <= '9') {
      if (isOver) return null;
      digits += character;
    } else if (character === '.' || character === ',') decimals = digits.length;
    else if (character !== ' ' && digits !== '') isOver = true;
  }
  if (digits === '' || digits.length > 12) return null;
  const places = decimals === null ? 0 : digits.length - decimals;
  if (places > 2) return Number(digits) * 100;
  return Number(digits.padEnd(digits.length + 2 - places, '0'));
}

const OUTCOMES: Record<'paid' | 'failed' | 'waiting', readonly string[]> = {
  paid: [
    '',
    'success',
    'successful',
    'completed',
    'complete',
    'paid',
    'processed',
    'executed',
    'booked',
    'settled',
  ],
  failed: [
    'failed',
    'returned',
    'rejected',
    'denied',
    'blocked',
    'refunded',
    'reversed',
    'cancelled',
    'canceled',
  ],
  waiting: ['pending', 'processing', 'unclaimed', 'on hold', 'onhold', 'held', 'scheduled'],
};

/** A file without states lists payments that were made. */
export function outcomeOf(status: string): 'paid' | 'failed' | 'waiting' | 'unknown' {
  const word = status.toLowerCase();
  for (const outcome of ['paid', 'failed', 'waiting'] as const)
    if (OUTCOMES[outcome].includes(word)) return outcome;
  return 'unknown';
}

/**
 * `2026-11-20` with or without a time, and `20.11.2026`. Null for dates with slashes, which mean
 * another day in another country.
 */
export function paidDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : dotted ? [dotted[3], dotted[2], dotted[1]] : [];
  if (!year || !month || !day) return null;
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null;
}
