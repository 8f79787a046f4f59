import { expect, it } from 'vitest';
import { nextStepText } from './next-step.rules.ts';

const NOW = new Date('2026-11-22T12:00:00');
const due = (part: 'designs' | 'choice', at: string | null, leftMs: number | null) => ({
  part,
  from: at ? ('shop' as const) : ('customer' as const),
  at: at ? new Date(at) : null,
  leftMs,
  isWorkingTime: false,
});
const paid = { status: 'paid', formSent: true };

it('the next step of an order follows its payment, its form and its project', () => {
  expect(nextStepText({ status: 'cancelled', formSent: true }, true, null)).toBeNull();
  expect(nextStepText({ status: 'pending', formSent: false }, false, null)).toMatch(/^The customer pays/);
  expect(nextStepText({ ...paid, formSent: false }, false, null)).toBe('Send the customer the order form.');
  expect(nextStepText(paid, false, null)).toBe('The customer answers the order form.');
  const designing = {
    stage: 'designing',
    isLate: true,
    due: due('designs', '2026-11-19T12:00:00', -1),
  } as const;
  expect(nextStepText(paid, true, designing, NOW)).toBe('Designs, 3 days late.');
  const choosing = { stage: 'choosing', isLate: false, due: due('choice', null, null) } as const;
  expect(nextStepText(paid, true, choosing, NOW)).toBe('Choice of a design, from the customer.');
  expect(nextStepText(paid, true, { stage: 'live', isLate: false, due: null })).toBe(
    'Nothing: the website is live.',
  );
  expect(nextStepText(paid, true, null)).toBeNull();
});
