/** The states of the rows that need no name server. */
import { describe, expect, it } from 'vitest';
import { type Site, site, siteVariables } from '#src/domain/site.ts';
import { checkAdminPassword, checkOwnerEmail, checkSecondFactor } from './accounts.rules.ts';
import { checkBackup, checkRestore } from './backup.rules.ts';
import {
  checkAnalytics,
  checkBusinessDetails,
  checkClaims,
  checkCompanyNumber,
  checkLegalTexts,
  checkWorkingHours,
} from './business.rules.ts';
import { checkEmailDelivery } from './email-setup.rules.ts';
import { LAUNCH_ROWS } from './launch.schema.ts';
import { done, launchProgress, todo, toLaunchRows } from './launch-check.rules.ts';
import { LAUNCH_GROUPS } from './launch-rows.rules.ts';
import { checkPayment, checkPaymentWebhook, type PaymentFacts } from './payment-setup.rules.ts';
import { SAMPLE_SHOP } from './sample-shop.ts';
import { checkAppSecret, checkDatabase, checkDisk, checkHttps, checkProxy } from './server-setup.rules.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const hoursAgo = (hours: number) => new Date(Number(NOW) - hours * 3_600_000);
const OWN: Site = {
  ...site,
  ...Object.fromEntries(Object.keys(SAMPLE_SHOP).map((key) => [key, `our ${key}`])),
};

it('every row has a group, in the order of the screen', () =>
  expect(LAUNCH_GROUPS.flatMap(({ rows }) => rows)).toEqual([...LAUNCH_ROWS]));

it.runIf(site.legalName === SAMPLE_SHOP.legalName)(
  'while the shop is the sample’s, its details are known as samples',
  () => expect(site).toMatchObject(SAMPLE_SHOP),
);

describe('the business', () => {
  it('a company number is shown, and its lack is to do', () => {
    expect(checkCompanyNumber({ ...OWN, companyNumber: '1234567' })).toEqual(
      done(`Company number 1234567, ${OWN.registeredIn}.`),
    );
    expect(checkCompanyNumber({ ...OWN, companyNumber: '' }).state).toBe('todo');
  });

  it('each detail that is still the sample’s is named, with its variable', () => {
    expect(checkBusinessDetails(OWN).state).toBe('done');
    expect(
      checkBusinessDetails({ ...OWN, address: SAMPLE_SHOP.address, chatNumber: SAMPLE_SHOP.chatNumber }),
    ).toMatchObject({
      found: 'Still the sample shop’s: address and WhatsApp number.',
      todo: 'Replace them in src/domain/site.ts, or set SITE_ADDRESS and SITE_CHAT_NUMBER.',
    });
    expect(Object.values(siteVariables())).toEqual(expect.arrayContaining(Object.keys(SAMPLE_SHOP)));
  });

  it('legal texts, analytics and working hours', () => {
    expect(checkLegalTexts([]).state).toBe('done');
    expect(checkLegalTexts(['privacy policy']).found).toContain('privacy policy');
    expect(checkAnalytics(null).state).toBe('done');
    expect(checkAnalytics('https://stats.example/x.js').found).toContain('stats.example');
    const hours = { timeZone: 'Europe/Berlin', holidayRegion: 'DE-BY', isTimeZoneSet: true };
    expect(checkWorkingHours({ ...hours, isRegionSet: true }).state).toBe('done');
    expect(checkWorkingHours({ ...hours, isRegionSet: false }).todo).toContain('Set SITE_HOLIDAY_REGION to');
  });

  it('claims count only once they are confirmed, here or in the environment', () => {
    const none = { isDemo: false, isConfirmed: false, isSetByEnvironment: false, by: null, at: null };
    expect(checkClaims(none)).toMatchObject({
      state: 'todo',
      found: expect.stringMatching(/^The pages leave out/),
    });
    expect(checkClaims({ ...none, isDemo: true }).found).toContain('marked as samples');
    expect(checkClaims({ ...none, isConfirmed: true, by: 'robin', at: NOW })).toEqual(
      done('robin confirmed that they are true.', NOW),
    );
    expect(checkClaims({ ...none, isSetByEnvironment: true }).todo).toContain('Remove CLAIMS_CONFIRMED');
    expect(checkClaims({ ...none, isConfirmed: true, isSetByEnvironment: true }).state).toBe('done');
  });
});

describe('payment', () => {
  const LIVE: PaymentFacts = {
    origin: 'https://shop.co.uk',
    hasSecretKey: true,
    hasPublishableKey: true,
    hasBuyButton: true,
    hasWebhookSecret: true,
    isLive: true,
    lastLiveEvent: { type: 'charge.refunded', at: NOW },
  };
  it('is done with live keys, and names what is missing', () => {
    expect(checkPayment(LIVE).state).toBe('done');
    expect(checkPayment({ ...LIVE, isLive: false }).found).toContain('test mode');
    expect(checkPayment({ ...LIVE, hasBuyButton: false }).todo).toBe('Set STRIPE_BUY_BUTTON_ID.');
    const none = { hasSecretKey: false, hasPublishableKey: false, hasBuyButton: false, isLive: null };
    expect(checkPayment({ ...LIVE, ...none }).found).toContain('nobody can pay');
  });
  it('has received a webhook, or says where it must lead', () => {
    expect(checkPaymentWebhook(LIVE)).toEqual(done('The newest payment event is charge.refunded.', NOW));
    for (const change of [{ hasWebhookSecret: false }, { lastLiveEvent: null }])
      expect(checkPaymentWebhook({ ...LIVE, ...change })).toMatchObject({
        state: 'todo',
        todo: expect.stringContaining('https://shop.co.uk/api/webhooks/stripe'),
      });
  });
});

it('email is done only once a server has accepted a test', () => {
  const facts = { smtpHost: 'mail.shop.co.uk', sender: 'hello@shop.co.uk', isSenderSet: true, test: null };
  const test = { to: 'robin@shop.co.uk', at: NOW, lastError: null };
  expect(checkEmailDelivery({ ...facts, smtpHost: null }).found).toContain('reach nobody');
  expect(checkEmailDelivery({ ...facts, isSenderSet: false }).todo).toContain('MAIL_FROM');
  expect(checkEmailDelivery(facts).todo).toContain('Send a test email');
  expect(checkEmailDelivery({ ...facts, test: { ...test, status: 'queued' } }).state).toBe('checking');
  expect(
    checkEmailDelivery({ ...facts, test: { ...test, status: 'queued', lastError: 'timeout' } }).found,
  ).toContain('(timeout). We’ll try again.');
  expect(checkEmailDelivery({ ...facts, test: { ...test, status: 'sent' } }).state).toBe('done');
  expect(
    checkEmailDelivery({ ...facts, test: { ...test, status: 'failed', lastError: 'rejected with 550' } }),
  ).toMatchObject({ state: 'todo', found: expect.stringContaining('rejected with 550') });
});

describe('the server', () => {
  const arrival = { host: 'shop.co.uk', peer: '10.0.0.2', forwardedFor: '9.9.9.9', forwardedProto: 'https' };
  const origin = 'https://shop.co.uk';
  it('HTTPS is judged by the request', () => {
    expect(checkHttps({ origin, arrival }).state).toBe('done');
    expect(checkHttps({ origin: 'http://localhost:3000', arrival }).todo).toContain('PUBLIC_URL');
    expect(checkHttps({ origin, arrival: { ...arrival, forwardedProto: 'http' } }).todo).toContain(
      'redirect',
    );
    expect(checkHttps({ origin, arrival: { ...arrival, host: 'www.shop.co.uk' } }).found).toContain('www.');
  });
  it.each([
    ['through the named proxy', { trusted: ['10.0.0.2'] }, {}, 'done', 'Limits count your address, 9.9.9.9'],
    ['through another proxy', { trusted: ['10.0.0.1'] }, {}, 'todo', 'TRUST_PROXY does not name'],
    ['without the address', { trusted: ['10.0.0.2'] }, { forwardedFor: null }, 'todo', 'for whom it asks'],
    ['past the proxy', { trusted: ['10.0.0.1'] }, { forwardedFor: null }, 'todo', 'past the proxy'],
    ['without a proxy, as set', { trusted: [] }, { forwardedFor: null }, 'done', 'there is no proxy'],
    ['without a setting', { trusted: [], isSet: false }, { forwardedFor: null }, 'todo', 'is not set'],
  ])('a request %s', (_, facts, change, state, text) =>
    expect(
      checkProxy({ isSet: true, client: '9.9.9.9', ...facts, arrival: { ...arrival, ...change } }),
    ).toMatchObject({ state, found: expect.stringContaining(text) }),
  );
  it('the setting to make is the exact one', () =>
    expect(checkProxy({ trusted: ['10.0.0.1'], isSet: true, client: '', arrival }).todo).toBe(
      'Set TRUST_PROXY=10.0.0.1,10.0.0.2',
    ));
  it('database, secret and disk', () => {
    expect(checkDatabase({ isEmbedded: false, isChosen: false }).state).toBe('done');
    expect(checkDatabase({ isEmbedded: true, isChosen: false }).state).toBe('todo');
    expect(checkDatabase({ isEmbedded: true, isChosen: true }).found).toContain('ALLOW_EMBEDDED_DB');
    expect(checkAppSecret({ isFromEnvironment: true, weakness: null }).state).toBe('done');
    expect(checkAppSecret({ isFromEnvironment: true, weakness: 'is a known example' }).found).toBe(
      'APP_SECRET is a known example.',
    );
    expect(checkAppSecret({ isFromEnvironment: false, weakness: null }).found).toContain('DATA_DIR');
    expect(checkDisk(5 * 1024 ** 3)).toEqual(done('5.0 GB of the disk are free.'));
    expect(checkDisk(1024 ** 3 / 2).todo).toContain('at least 1.0 GB');
  });
});

describe('accounts and backups', () => {
  const owner = { username: 'robin', hasSecondFactor: true, hasEmail: true };
  it('each owner without a second factor or an address is named', () => {
    expect(checkSecondFactor([owner]).state).toBe('done');
    const others = ['anna', 'ben'].map((username) => ({ username, hasSecondFactor: false, hasEmail: false }));
    expect(checkSecondFactor([owner, ...others]).found).toContain('account of anna and ben');
    expect(checkOwnerEmail([owner]).state).toBe('done');
    expect(checkOwnerEmail([owner, ...others]).found).toContain('anna and ben have no email address');
  });
  it('the first password does not stay in the environment', () => {
    expect(checkAdminPassword({ isInEnvironment: false, weakness: null }).state).toBe('done');
    expect(checkAdminPassword({ isInEnvironment: true, weakness: null }).state).toBe('todo');
    expect(checkAdminPassword({ isInEnvironment: true, weakness: 'Too common.' }).found).toContain(
      'Too common.',
    );
  });
  it('a backup counts for a day', () => {
    expect(checkBackup(null, NOW).state).toBe('todo');
    expect(checkBackup(hoursAgo(23), NOW)).toEqual(
      done('The newest backup is younger than a day.', hoursAgo(23)),
    );
    expect(checkBackup(hoursAgo(25), NOW)).toMatchObject({ state: 'todo', at: hoursAgo(25) });
  });
  it('a restore counts for a quarter', () => {
    const tried = (days: number) => ({ restoredAt: hoursAgo(24 * days), backupOf: hoursAgo(24 * days + 1) });
    expect(checkRestore(null, NOW).state).toBe('todo');
    expect(checkRestore(tried(99), NOW).state).toBe('done');
    expect(checkRestore(tried(101), NOW).state).toBe('todo');
  });
});

describe('the checklist', () => {
  const exemption = { reason: 'We are sole traders', by: 'robin', at: NOW };
  it('a reason hides a row that is to do, never one that is done, nor one that applies to every shop', () => {
    const rows = toLaunchRows(
      { 'company-number': todo('none', 'do it'), analytics: done('none'), https: todo('http', 'do it') },
      { 'company-number': exemption, analytics: exemption, https: exemption },
    );
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['company-number', 'not-applicable'],
      ['analytics', 'done'],
      ['https', 'todo'],
    ]);
    expect(rows[0]).toMatchObject({ todo: null, exemption });
    expect(rows[1]?.exemption).toBeNull();
  });
  it('rows that do not apply are left out of the total', () =>
    expect(
      launchProgress([
        { state: 'done' },
        { state: 'todo' },
        { state: 'checking' },
        { state: 'not-applicable' },
      ]),
    ).toEqual({ done: 1, total: 3, left: 2 }));
});
