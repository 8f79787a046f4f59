/**
 * Records that large email providers ask for, from their documentation. `hosts` are endings of the
 * host in SMTP_URL.
 */
export type EmailProvider = {
  name: string;
  hosts: readonly string[];
  /** Domain for `include:` in SPF. */
  spf: string;
  /** Selectors that the provider gives to every customer. */
  selectors: readonly string[];
};

const PROVIDERS: readonly EmailProvider[] = [
  {
    name: 'Google Workspace',
    hosts: ['gmail.com', 'google.com'],
    spf: '_spf.google.com',
    selectors: ['google'],
  },
  {
    name: 'Microsoft 365',
    hosts: ['office365.com', 'outlook.com'],
    spf: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  { name: 'Amazon SES', hosts: ['amazonaws.com'], spf: 'amazonses.com', selectors: [] },
  { name: 'Mailgun', hosts: ['mailgun.org'], spf: 'mailgun.org', selectors: ['mg', 'k1', 'smtp'] },
  { name: 'SendGrid', hosts: ['sendgrid.net'], spf: 'sendgrid.net', selectors: ['s1', 's2'] },
  { name: 'Postmark', hosts: ['postmarkapp.com'], spf: 'spf.mtasv.net', selectors: ['pm'] },
  {
    name: 'Brevo',
    hosts: ['brevo.com', 'sendinblue.com'],
    spf: 'spf.brevo.com',
    selectors: ['brevo1', 'brevo2', 'mail'],
  },
  { name: 'Mailjet', hosts: ['mailjet.com'], spf: 'spf.mailjet.com', selectors: ['mailjet'] },
  {
    name: 'Fastmail',
    hosts: ['fastmail.com'],
    spf: 'spf.messagingengine.com',
    selectors: ['fm1', 'fm2', 'fm3'],
  },
  { name: 'Zoho', hosts: ['zoho.com', 'zoho.eu'], spf: 'zohomail.com', selectors: ['zoho', 'zmail'] },
  {
    name: 'Infomaniak',
    hosts: ['infomaniak.com', 'infomaniak.ch'],
    spf: 'spf.infomaniak.ch',
    selectors: [],
  },
];

export const findEmailProvider = (smtpHost: string | null): EmailProvider | null =>
  PROVIDERS.find(({ hosts }) => hosts.some((host) => smtpHost === host || smtpHost?.endsWith(`.${host}`))) ??
  null;

/** Selectors that servers with a default configuration use. */
export const COMMON_SELECTORS = ['default', 'dkim', 'mail'] as const;
