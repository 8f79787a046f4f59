import { expect, it } from 'vitest';
import { INQUIRY_LABELS, INQUIRY_TYPES, replyHref } from './contact.rules.ts';
import { contactInput } from './contact.schema.ts';

const CONTACT_MISSING = 'Please fill in all required fields.';
const full = { name: 'Ada', email: 'ada@quill.example', message: 'Hello' };

it('three fields are required, blank ones count as missing', () => {
  for (const field of ['name', 'email', 'message'] as const)
    for (const value of ['', '   ', undefined])
      expect(contactInput.safeParse({ ...full, [field]: value }).error?.issues[0]?.message).toBe(
        CONTACT_MISSING,
      );
});

it('the default type is general', () => {
  expect(contactInput.parse(full)).toMatchObject({ inquiryType: 'general', phone: null, company: null });
  expect(INQUIRY_TYPES.map((type) => INQUIRY_LABELS[type])).toEqual([
    'General Inquiry',
    'Website Package',
    'Hosting & Maintenance',
    'Billing Software',
    'Technical Support',
  ]);
});

it('an address cannot add headers to the reply', () => {
  const row = { id: 7, email: 'a?b&c@quill.example', inquiryType: 'hosting' as const };
  const { searchParams, pathname } = new URL(replyHref(row));
  expect(decodeURIComponent(pathname)).toBe(row.email);
  expect([...searchParams.keys()]).toEqual(['subject']);
  expect(searchParams.get('subject')).toBe('Your enquiry: Hosting & Maintenance (no. 7)');
});
