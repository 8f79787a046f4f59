import { expect, it } from 'vitest';
import { isBot } from './referral.service.ts';

it('crawlers, previews and clients without a user agent are not visitors', () => {
  for (const agent of [
    'Googlebot/2.1',
    'Slackbot-LinkExpanding',
    'facebookexternalhit/1.1',
    'curl/8.5',
    'python-requests/2',
    '',
    null,
    undefined,
  ])
    expect(isBot(agent)).toBe(true);
  expect(
    isBot('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'),
  ).toBe(false);
});
