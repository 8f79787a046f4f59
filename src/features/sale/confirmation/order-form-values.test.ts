import { expect, it } from 'vitest';
import { orderLanguage } from '#src/content/languages/order-language.ts';
import { confirmationForm } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { NAME_LINK } from '#src/domain/shared/name.schema.ts';
import { EMPTY, FIELDS, isField, mergeDraft, orderFormErrorText } from './order-form-values.ts';

it('a draft fills untouched fields, and never the confirmation', () => {
  const now = { ...EMPTY, fullName: 'Typed before the script was ready' };
  const draft = { fullName: 'Older', businessName: 'Quill', orderConfirmed: true, token: 'v1.secret' };
  expect(mergeDraft(now, draft)).toEqual({ ...now, businessName: 'Quill' });
});

it('every error of the form is in its language', () => {
  const invalid = {
    ...Object.fromEntries(FIELDS.map((name) => [name, 'x'.repeat(6000)])),
    email: 'nobody',
    fullName: 'www.shop.example',
    businessDescription: 'Short',
  };
  const greek = orderLanguage('el');
  const { issues } = confirmationForm.safeParse(invalid).error ?? { issues: [] };
  expect(issues.length).toBeGreaterThan(7);
  for (const { path, message } of issues) {
    const [field] = path;
    if (!isField(field)) throw new Error(`unknown field ${String(field)}`);
    expect(orderFormErrorText(orderLanguage('en'), field, message)).toBe(message);
    expect(orderFormErrorText(greek, field, message), message).toMatch(/^[^A-Za-z]*[Α-ώ]/u);
  }
  expect(orderFormErrorText(greek, 'fullName', NAME_LINK)).toBe(greek.form.errors.notPlain);
  expect(orderFormErrorText(greek, 'billingDetails', 'Use at most 2000 characters.')).toContain('2000');
});
