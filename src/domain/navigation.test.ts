import { expect, test } from 'vitest';
import { currentEntry, NAV_GROUPS } from '#src/domain/navigation.ts';
import { WAITING_TABS } from '#src/domain/office/dashboard/admin-lists.ts';

test('a screen without an entry of its own belongs to another entry', () => {
  expect(currentEntry('/admin')).toBe('/admin');
  expect(currentEntry('/admin/orders/123')).toBe('/admin/orders');
  expect(currentEntry('/admin/add-order')).toBe('/admin/orders');
  expect(currentEntry('/admin/claims')).toBe('/admin/affiliates');
  expect(currentEntry('/admin/audit')).toBe('/admin/settings');
  expect(currentEntry('/admin/settings/webhooks/1')).toBe('/admin/settings');
});

test('the navigation has twelve entries at most, each with a name of its own', () => {
  const labels = NAV_GROUPS.flatMap(({ entries }) => entries).map(({ label }) => label);
  expect(labels.length).toBeLessThanOrEqual(12);
  expect(new Set(labels).size).toBe(labels.length);
});

test('each list has one count at most, and belongs to an entry of the navigation', () => {
  const lists = WAITING_TABS.map(({ list }) => list);
  expect(new Set(lists).size).toBe(lists.length);
  for (const list of lists) expect(currentEntry(list), list).toBeDefined();
});
