import { expect, it } from 'vitest';
import { exampleOf } from './example-of.ts';

it('an example has the required fields, the first of several values, and one item per list', () => {
  expect(
    exampleOf({
      type: 'object',
      properties: {
        name: { type: 'string' },
        at: { type: 'string', format: 'date-time' },
        status: { type: 'string', enum: ['pending', 'paid'] },
        reason: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        items: { type: 'array', items: { type: 'integer', minimum: 5 } },
      },
    }),
  ).toEqual({ name: 'text', at: '2026-11-22T09:30:00.000Z', status: 'pending', reason: 'text', items: [5] });
});
