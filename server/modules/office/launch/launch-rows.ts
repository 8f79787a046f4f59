/** The rows of "Before you go public". */
import type { RequestInfo } from '#server/context.ts';
import type { Config } from '#server/platform/config/config.ts';
import { senderAddress } from '#server/platform/email/mailer.ts';
import { claims } from '#src/domain/offer.ts';
import type { ConfirmedRow, LaunchRowId, LaunchRowView } from '#src/domain/office/launch/launch.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';

export type Facts = {
  config: Config;
  request: Pick<RequestInfo, 'arrival' | 'ip'>;
  now: Date;
  confirmed: Partial<Record<ConfirmedRow, { by: string; at: Date }>>;
  /** Owners who can sign in. */
  owners: readonly { username: string; hasSecondFactor: boolean }[];
  /** The newest verified event of live mode. */
  liveEvent: { type: string; at: Date } | undefined;
  testEmail: { status: string; to: string; at: Date; lastError: string | null } | undefined;
  backupAt: Date | null;
};
type Found = Pick<LaunchRowView, 'state' | 'found' | 'todo' | 'technical' | 'at'>;

const found = (state: Found['state'], text: string, rest: Partial<Found>): Found => ({
  state,
  found: text,
  todo: null,
  technical: null,
  at: null,
  ...rest,
});
const done = (text: string, at: Date | null = null) => found('done', text, { at });
const todo = (text: string, what: string, rest: Pick<Partial<Found>, 'at' | 'technical'> = {}) =>
  found('todo', text, { todo: what, ...rest });
type Texts = [yes: string, no: string, what: string, technical?: string];
const unless = (isConfirmed: unknown, [yes, no, what, technical]: Texts): Found =>
  isConfirmed ? done(yes) : todo(no, what, { technical: technical ?? null });

/** What the sample shop says about itself. */
const SAMPLE = {
  brand: ['business name', 'Hedgerow'],
  legalName: ['legal name', 'Hedgerow Web Services Ltd'],
  address: ['address', '4 Orchard Yard, Bristol BS1 6XN, United Kingdom'],
  email: ['email address', 'hello@hedgerow.example'],
  inbox: ['inbox for enquiries', 'hello@hedgerow.example'],
  phone: ['phone number', '+44 20 7946 0123'],
  chatNumber: ['WhatsApp number', '442079460123'],
  plantingPartner: ['planting organisation', 'Orchard Yard Planting Trust'],
} as const;

function businessDetails(): Found {
  const left = Object.entries(SAMPLE).flatMap(([key, [label, sample]]) =>
    site[key as keyof typeof SAMPLE] === sample ? label : [],
  );
  if (left.length === 0) return done(`${site.legalName}, ${site.address}.`);
  return todo(`Still the sample shop’s: ${left.join(', ')}.`, 'Replace them with your own.', {
    technical: 'src/domain/site.ts, or the SITE_ variables of docs/configuration.md.',
  });
}

const companyNumber = ({ confirmed }: Facts): Found =>
  site.companyNumber
    ? done(`Company number ${site.companyNumber}, ${site.registeredIn}.`)
    : unless(confirmed['company-number'], [
        'The business has none.',
        'The footer and the legal pages show no company number.',
        'Add it, or confirm that you have none.',
        'companyNumber in src/domain/site.ts, or SITE_COMPANY_NUMBER.',
      ]);

const legalTexts = ({ confirmed }: Facts): Found =>
  unless(confirmed['legal-texts'], [
    'Privacy policy, terms and refund policy are yours.',
    'Privacy policy, terms and refund policy may still be the sample’s.',
    'Have your own written, and have a lawyer read them.',
    'src/content/legal',
  ]);

const CLAIMS = `the customers’ reviews, a rating of ${claims.rating.value} from ${claims.rating.count} reviews, ${claims.clients.text} clients and ${claims.treesPlanted.text} trees planted`;

function checkClaims({ config, confirmed }: Facts): Found {
  if (config.claimsConfirmed) return done('CLAIMS_CONFIRMED is on: the pages show them.');
  if (config.claimsConfirmed === false)
    return todo(`The pages leave out ${CLAIMS}.`, 'A setting of the server decides this.', {
      technical: 'Remove CLAIMS_CONFIRMED. An owner can then confirm them here.',
    });
  return unless(confirmed.claims, [
    `The pages show ${CLAIMS}.`,
    config.demo ? `The demo shows ${CLAIMS}, marked as samples.` : `The pages leave out ${CLAIMS}.`,
    'Replace them with your own. Confirm only what you can prove.',
    'src/domain/offer.ts and src/content.',
  ]);
}

function analytics({ config, confirmed }: Facts): Found {
  if (!config.analytics) return found('not-applicable', 'The pages load no analytics.', {});
  return unless(confirmed.analytics, [
    'Consent for analytics is settled.',
    `The pages load a script from ${new URL(config.analytics.scriptUrl).host} without asking first.`,
    'Find out if your visitors’ countries require consent for it, and name it in the privacy policy.',
  ]);
}

function referralConsent({ config }: Facts): Found {
  if (config.referralConsent) return done('Visitors are asked before an affiliate’s code is kept.');
  if (config.referralConsent === false) return done('Codes are kept without asking: you decided that.');
  return todo(
    'An affiliate’s code is kept without asking the visitor. This is the default; nobody has set it.',
    'If you sell in the United Kingdom or the European Union, have visitors asked first.',
    { technical: 'REFERRAL_CONSENT=on asks first, off keeps codes at once.' },
  );
}

function payment({ config: { stripe } }: Facts): Found {
  const settings = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_BUY_BUTTON_ID: stripe.buyButtonId,
  };
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : name));
  if (missing.length > 0)
    return todo(
      'Nobody can pay: the shop is not connected to Stripe.',
      'Create a product and a buy button in Stripe, and have its keys set.',
      { technical: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.` },
    );
  if (stripe.livemode) return done('Stripe is connected with keys of live mode.');
  return todo(
    'Stripe is in test mode: no money is taken.',
    'Pay once in test mode, then have both keys replaced with those of live mode.',
    { technical: 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.' },
  );
}

function paymentWebhook({ config, liveEvent }: Facts): Found {
  const address = `${config.origin}${apiPaths.stripeWebhook}`;
  if (config.stripe.webhookSecrets.length === 0)
    return todo(
      'STRIPE_WEBHOOK_SECRET is not set: the shop makes no order from a payment.',
      `Create a webhook to ${address} in Stripe and set its signing secret.`,
    );
  if (liveEvent) return done(`The newest payment event is ${liveEvent.type}.`, liveEvent.at);
  return todo(
    'No payment event of live mode has arrived yet.',
    `Make one payment yourself and refund it: Stripe reports both to ${address}.`,
  );
}

function emailDelivery({ config, testEmail: test }: Facts): Found {
  if (!config.smtpUrl || !config.mailFrom)
    return todo(
      config.smtpUrl ? `Emails come from ${senderAddress(config)}.` : 'Emails are only written to files.',
      'Set SMTP_URL, and MAIL_FROM to an address of your own domain. Then send a test.',
    );
  if (!test)
    return todo(
      'No test email has been sent.',
      'Send one to yourself, and look for it in your inbox, not in spam.',
    );
  if (test.status === 'sent') return done(`A test email to ${test.to} was accepted.`, test.at);
  if (test.status === 'queued')
    return todo(`The test email to ${test.to} is on its way.`, 'Wait a moment.', { at: test.at });
  return todo(
    `The test email to ${test.to} was not delivered: ${test.lastError ?? 'it waited too long'}.`,
    'Correct SMTP_URL or MAIL_FROM, restart, and send another test.',
    { at: test.at },
  );
}

function secondFactor({ owners }: Facts): Found {
  const without = owners.flatMap(({ username, hasSecondFactor }) => (hasSecondFactor ? [] : username));
  if (without.length === 0) return done('Every owner uses it.');
  return todo(
    `A password alone opens the account of ${without.join(', ')}.`,
    'Each owner turns on two-step sign-in.',
  );
}

const senderDomain = ({ config, confirmed }: Facts): Found =>
  unless(confirmed['sender-domain'], [
    'SPF, DKIM and DMARC are set up.',
    `Emails come from ${senderAddress(config)}. Without SPF, DKIM and DMARC they end up in spam.`,
    'Publish the three records that your email provider names. Then open a test email and look at its headers: all three must say “pass”.',
  ]);

function workingHours({ config }: Facts): Found {
  const text = `Working hours are counted in ${site.timeZone}, without the public holidays of ${site.holidayRegion}.`;
  if (config.isTimeZoneSet && config.isHolidayRegionSet) return done(text);
  return todo(
    `${text} This is the default; nobody has set it.`,
    'Have both set to where you work, even if that is the default.',
    { technical: 'SITE_TIME_ZONE and SITE_HOLIDAY_REGION.' },
  );
}

function https({ config, request: { arrival } }: Facts): Found {
  const url = new URL(config.origin);
  if (url.protocol !== 'https:')
    return todo(
      `PUBLIC_URL is ${config.origin}, so cookies and passwords travel unencrypted.`,
      'Set PUBLIC_URL to the https:// address of the shop, behind a proxy with a certificate.',
    );
  if (arrival.forwardedProto !== null && arrival.forwardedProto !== 'https')
    return todo(
      `This request reached the proxy over ${arrival.forwardedProto}.`,
      'Let the proxy redirect http:// to https://, except for /api.',
    );
  if (arrival.host.toLowerCase() === url.host) return done(`This request was for ${config.origin}.`);
  return todo(
    `This request was for ${arrival.host}, while links in emails lead to ${url.host}.`,
    'Let the proxy redirect other host names to that of PUBLIC_URL, and pass Host unchanged.',
  );
}

function proxy({ config: { trustProxy, trustProxySet }, request: { arrival, ip } }: Facts): Found {
  const { peer, forwardedFor } = arrival;
  const isTrusted = trustProxy.has(peer);
  const shared = 'all visitors share one limit';
  if (forwardedFor !== null && !isTrusted)
    return todo(
      `This request came through a proxy at ${peer}, which TRUST_PROXY does not name: ${shared}.`,
      `Set TRUST_PROXY=${[...trustProxy, peer].join(',')}`,
    );
  if (isTrusted && forwardedFor === null)
    return todo(`The proxy at ${peer} sends no X-Forwarded-For: ${shared}.`, 'Let it set that header.');
  if (isTrusted) return done(`This request came through ${peer}. Limits count your address, ${ip}.`);
  return unless(trustProxySet && trustProxy.size === 0, [
    'This request came through no proxy, as TRUST_PROXY says.',
    `This request came from ${peer}, through no proxy that TRUST_PROXY names.`,
    'Set TRUST_PROXY to the addresses of your proxies, or to none.',
  ]);
}

function backup({ backupAt, now }: Facts): Found {
  const what = 'Run “npm run db:backup” every day, and keep the file on another machine.';
  if (!backupAt) return todo('No backup has been made with “npm run db:backup”.', what);
  if (now.getTime() - backupAt.getTime() > DAY_MS)
    return todo('The newest backup is older than a day.', what, { at: backupAt });
  return done('The newest backup is younger than a day.', backupAt);
}

const restore = ({ config, confirmed }: Facts): Found =>
  unless(confirmed.restore, [
    'A backup was restored and looked at.',
    'You haven’t tried a restore yet. Do it once, so that you know the backup works.',
    config.databaseUrl
      ? 'Restore a backup into an empty database: DATABASE_URL=postgres://.../try DATA_DIR=/tmp/try npm run db:restore -- FILE'
      : 'Restore a backup into an empty folder: DATA_DIR=/tmp/try npm run db:restore -- FILE',
  ]);

export const LAUNCH_CHECKS: Record<LaunchRowId, (facts: Facts) => Found> = {
  'business-details': businessDetails,
  'company-number': companyNumber,
  'legal-texts': legalTexts,
  claims: checkClaims,
  analytics,
  'referral-consent': referralConsent,
  payment,
  'payment-webhook': paymentWebhook,
  'email-delivery': emailDelivery,
  'second-factor': secondFactor,
  'sender-domain': senderDomain,
  'working-hours': workingHours,
  https,
  proxy,
  backup,
  restore,
};
