import { expect, it } from 'vitest';
import type { Rehearsal } from './rehearsal.schema.ts';
import { rehearsalSummary } from './rehearsal-summary.rules.ts';

const NOTHING: Rehearsal = {
  emails: [],
  withdrawn: [],
  balances: [],
  statements: [],
  changes: [],
  changed: {},
  events: [],
  skipped: [],
};
const email = { to: 'a@b.example', subject: 'Hello', at: null, html: null };
const affiliate = { affiliateId: 1, affiliateName: 'Nell Hart' };
const skipped = { id: 1, name: null, reason: 'Already paid.' };

it('the summary counts what is touched and what is skipped', () => {
  expect(
    rehearsalSummary({
      ...NOTHING,
      emails: [email, email, email],
      balances: [
        { ...affiliate, currency: 'usd', parts: [] },
        { ...affiliate, currency: 'gbp', parts: [] },
      ],
      statements: [{ ...affiliate, entries: [] }],
      changed: { commission: 2, 'payout run': 1 },
      skipped: [skipped],
    }),
  ).toBe('3 emails, 2 balances, 1 statement, 2 commissions, 1 payout run; 1 row is skipped.');
});

it('an action without emails says so, and names withdrawn ones', () => {
  expect(rehearsalSummary(NOTHING)).toBe('No emails.');
  expect(
    rehearsalSummary({
      ...NOTHING,
      withdrawn: [{ to: 'a@b.example', kind: 'form-reminder' }],
      skipped: [skipped, skipped],
    }),
  ).toBe('No emails; 1 waiting email is withdrawn; 2 rows are skipped.');
});
