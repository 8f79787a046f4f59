import { expect, it } from 'vitest';
import { replyHref } from './reply.rules.ts';

it('an address cannot add headers to the reply', () => {
  const row = { id: 7, email: 'a?b&c@quill.example', inquiryType: 'hosting' as const };
  const { searchParams, pathname } = new URL(replyHref(row));
  expect(decodeURIComponent(pathname)).toBe(row.email);
  expect([...searchParams.keys()]).toEqual(['subject']);
  expect(searchParams.get('subject')).toBe('Your enquiry: Hosting & Maintenance (no. 7)');
});
