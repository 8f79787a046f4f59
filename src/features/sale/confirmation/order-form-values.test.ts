import { expect, it } from 'vitest';
import { EMPTY, mergeDraft } from './order-form-values.ts';

it('a draft fills untouched fields, and never the confirmation', () => {
  const now = { ...EMPTY, fullName: 'Typed before the script was ready' };
  const draft = { fullName: 'Older', businessName: 'Quill', orderConfirmed: true, token: 'v1.secret' };
  expect(mergeDraft(now, draft)).toEqual({ ...now, businessName: 'Quill' });
});
