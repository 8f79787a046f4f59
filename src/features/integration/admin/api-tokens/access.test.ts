import { expect, it } from 'vitest';
import { API_SCOPES } from '#src/domain/api-scopes.ts';
import { ACCESS_PRESETS, accessText, firstCall, levelOf, SUBJECTS, withLevel } from './access.ts';

it('every scope can be chosen, and no other', () => {
  const offered = SUBJECTS.flatMap(({ key, write }) => [`${key}:read`, ...(write ? [`${key}:write`] : [])]);
  expect(offered.toSorted()).toEqual([...API_SCOPES].toSorted());
});

it('writing includes reading; "none" takes both away; other subjects stay as they are', () => {
  const written = withLevel(['contacts:read'], 'orders', 'write');
  expect(written).toEqual(['orders:read', 'orders:write', 'contacts:read']);
  expect(levelOf(written, 'orders')).toBe('write');
  expect(withLevel(written, 'orders', 'read')).toEqual(['orders:read', 'contacts:read']);
  expect(withLevel(written, 'orders', 'none')).toEqual(['contacts:read']);
  expect(levelOf([], 'orders')).toBe('none');
});

it('access is named by subject, and shortly where it is all', () => {
  expect(accessText(['orders:read', 'contacts:read', 'contacts:write'])).toBe(
    'Orders (read), Enquiries (read and write)',
  );
  expect(accessText(API_SCOPES)).toBe('Everything (read and write)');
  const everything = ACCESS_PRESETS.find(({ label }) => label === 'Everything, read only');
  expect(accessText(everything?.scopes ?? [])).toBe('Everything (read)');
});

it('the first call reads what the token may read', () => {
  expect(firstCall(['payouts:read', 'orders:write'], 'https://shop.example', 'sft_x')).toBe(
    'curl "https://shop.example/api/payouts?limit=3" \\\n  -H "Authorization: Bearer sft_x"',
  );
  expect(firstCall(['orders:write'], 'https://shop.example', 'sft_x')).toBeNull();
  for (const { key } of SUBJECTS)
    expect(firstCall(withLevel([], key, 'read'), 'https://shop.example', 'sft_x'), key).toContain('/api/');
});
