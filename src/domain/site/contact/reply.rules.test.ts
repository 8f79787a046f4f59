import { expect, it } from 'vitest';
import { REPLY_TEXTS, replyHref } from './reply.rules.ts';

const row = { id: 7, name: 'Ada & Co', email: 'a?b&c@quill.example', inquiryType: 'hosting' as const };

it('an address cannot add headers to the reply', () => {
  const { searchParams, pathname } = new URL(replyHref(row, 'Hello\nagain'));
  expect(decodeURIComponent(pathname)).toBe(row.email);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('Your enquiry: Hosting & Maintenance (no. 7)');
  expect(searchParams.get('body')).toBe('Hello Ada & Co,\n\nHello\nagain\n\n');
});

it('three texts are ready, each short enough for a link', () => {
  expect(REPLY_TEXTS).toHaveLength(3);
  for (const { body } of REPLY_TEXTS) expect(replyHref(row, body).length).toBeLessThan(2000);
});
