import { expect, test } from 'vitest';
import { ACTION_ITEMS } from './admin-lists.ts';

test('every action item writes its count for readers of English: 1, 2, then 1,234', () => {
  for (const [kind, { text }] of Object.entries(ACTION_ITEMS)) {
    expect(text(1), kind).toMatch(/^1 /);
    expect(text(1234), kind).toMatch(/^1,234 /);
    expect(text(2), kind).toBe(text(1234).replace('1,234', '2'));
  }
});
