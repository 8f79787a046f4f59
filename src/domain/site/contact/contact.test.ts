import { expect, it } from 'vitest';
import { INQUIRY_LABELS, INQUIRY_TYPES } from './contact.rules.ts';
import { CONTACT_MISSING, contactInput } from './contact.schema.ts';

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
