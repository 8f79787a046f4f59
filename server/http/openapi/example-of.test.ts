import { expect, it } from 'vitest';
import { exampleOf } from './example-of.ts';

const SCHEMA = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    note: { type: 'string' },
    at: { type: 'string', format: 'date-time' },
    kind: { type: 'string', enum: ['general', 'billing'], default: 'billing' },
    status: { type: 'string', enum: ['pending', 'paid'] },
    reason: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    amountMinor: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    phone: { type: 'boolean' },
    items: { type: 'array', items: { type: 'integer', minimum: 5 } },
  },
};

it('an example is realistic by the names of fields, else by the schema; lists have one item', () => {
  expect(exampleOf(SCHEMA)).toEqual({
    name: 'Ada Quill',
    note: 'text',
    at: '2026-11-22T09:30:00.000Z',
    kind: 'billing',
    status: 'paid',
    reason: 'text',
    amountMinor: 25_000,
    phone: true,
    items: [5],
  });
});

it('the example of a request has only what is required or has a default, so that it can be sent', () => {
  expect(exampleOf(SCHEMA, { isRequest: true })).toEqual({ name: 'Ada Quill', kind: 'billing' });
});
