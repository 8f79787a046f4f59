/** What a customer reads when a request fails, in the language of the page. */
import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { loadCustomerPage } from '#src/content/languages/customer-page.ts';
import { errorText } from './error-text.ts';

const rejection = (code: string, issues: { path: string[]; message: string }[] = []) =>
  TRPCClientError.from({
    error: { code: -32_600, message: 'In English.', data: { code, message: 'In English.', issues } },
  } as never);

it('a page that is not English blames the connection only when it or the server failed', async () => {
  const texts = await loadCustomerPage('de');
  const { errors } = texts;
  expect(errorText(new Error('offline'), texts)).toBe(errors.failed);
  for (const code of ['INTERNAL', 'UNAVAILABLE', 'TIMEOUT', 'STORAGE_FULL'])
    expect(errorText(rejection(code), texts), code).toBe(errors.failed);
  for (const code of ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'VALIDATION'])
    expect(errorText(rejection(code), texts), code).toBe(errors.changed);
  expect(errorText(rejection('RATE_LIMITED'), texts)).toBe(errors.tooMany);
  const domain = [{ path: ['domain'], message: 'Enter a domain.' }];
  expect(errorText(rejection('VALIDATION', domain), texts)).toBe(errors.domain);
});

it('an English page shows the sentence of the server', async () => {
  const texts = await loadCustomerPage('en');
  expect(errorText(rejection('NOT_FOUND'), texts)).toBe('In English.');
});
