import { expect, test } from 'vitest';
import { ADMIN_NAV } from '#src/domain/navigation.ts';
import { ACTION_ITEMS } from '#src/domain/office/dashboard/action-items.rules.ts';
import { currentEntry } from './nav.ts';

test('the current entry is the longest match; one with a filter needs it in the address', () => {
  expect(currentEntry('/admin', {})).toBe('/admin');
  expect(currentEntry('/admin/orders/123', {})).toBe('/admin/orders');
  expect(currentEntry('/admin/add-order', {})).toBe('/admin/orders');
  expect(currentEntry('/admin/commissions', {})).toBe('/admin/commissions');
  expect(currentEntry('/admin/commissions', { stage: 'review' })).toBe('/admin/commissions?stage=review');
  expect(currentEntry('/admin/claims', {})).toBe('/admin/claims?status=open');
});

test('each action item is counted at one entry of the navigation', () => {
  const counted = ADMIN_NAV.flatMap(({ actionItems = [] }) => actionItems);
  expect(counted.toSorted()).toEqual(Object.keys(ACTION_ITEMS).toSorted());
});
