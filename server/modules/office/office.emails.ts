import { button, details, small, text } from '#server/platform/email/email-content.ts';
import { bindTemplates } from '#server/platform/email/email-renderer.ts';
import { INVITE_DAYS, ROLE_HINTS, ROLE_LABELS } from '#src/domain/office/account/account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

type Invite = { username: string; role: AdminRole; invitedBy: string; token: string; isReset: boolean };

type Login = { username: string; at: string; browser: string; place: string };

type Change = { username: string; what: string; at: string };

export const officeEmails = bindTemplates({
  /** The token is in the fragment, which browsers do not send: no server log contains it. */
  'admin-invite': (invite: Invite, { origin }) => ({
    tone: 'needs-action',
    subject: invite.isReset
      ? `Reset your ${site.brand} password`
      : `You’re invited to the ${site.brand} admin area`,
    preview: `The link works once and is valid for ${INVITE_DAYS} days.`,
    blocks: [
      text(`Hello ${invite.username},`),
      text(
        invite.isReset
          ? `Use this link, requested by ${invite.invitedBy}, to set a new password. Your current one works until you do.`
          : `You have a new account in the ${site.brand} admin area, created by ${invite.invitedBy}. Set a password to get started.`,
      ),
      details(
        ['Username', invite.username],
        ['Role', `${ROLE_LABELS[invite.role]}: ${ROLE_HINTS[invite.role]}`],
      ),
      button('Set a password', `${origin}${paths.adminInvite(invite.token)}`),
      small(
        `The link works once and is valid for ${INVITE_DAYS} days. If you didn’t expect this email, ignore it: nothing changes unless someone uses the link.`,
      ),
    ],
  }),
  'admin-login': (login: Login, { origin }) => ({
    tone: 'needs-action',
    subject: `New sign-in to your ${site.brand} account`,
    preview: `${login.browser}, ${login.at}`,
    blocks: [
      text('Someone signed in to your account from a browser or network that we haven’t seen recently.'),
      details(
        ['Account', login.username],
        ['When', login.at],
        ['Browser', login.browser],
        ['IP address', login.place],
      ),
      text(
        'If this was you, there’s nothing to do. If it wasn’t, sign out all other browsers and change your password.',
      ),
      button('Review your sessions', `${origin}${paths.adminAccounts}`),
    ],
  }),
  /** To the shop. */
  'admin-login-alert': (alert: { failures: number; at: string }, { origin }) => ({
    tone: 'needs-action',
    subject: `${alert.failures} failed sign-ins within an hour`,
    preview: 'Someone may be guessing passwords for the admin area.',
    blocks: [
      text(
        `Within an hour, ${alert.failures} attempts to sign in to the ${site.brand} admin area have failed, across all accounts.`,
      ),
      details(['When', alert.at]),
      text(
        'Repeated wrong guesses are slowed down, so no account is locked or exposed. To be safe, turn on two-step sign-in for every account and check the audit log.',
      ),
      button('Open the audit log', `${origin}${paths.adminAudit}`),
    ],
  }),
  'admin-security': (change: Change, { origin }) => ({
    tone: 'needs-action',
    subject: `Account security: ${change.what}`,
    preview: `${change.username}, ${change.at}`,
    blocks: [
      text(`The security settings of your account were changed: ${change.what}.`),
      details(['Account', change.username], ['When', change.at]),
      button('Open your account', `${origin}${paths.adminAccounts}`),
      small('If this wasn’t you, ask an owner of this shop to disable the account at once.'),
    ],
  }),
  /** To the owner who asks for it, the same way as every email to customers. */
  'test-email': (test: { username: string }, { origin }) => ({
    tone: 'neutral',
    subject: `Test email from ${site.brand}`,
    preview: 'If you can read this, the shop’s emails are getting through.',
    blocks: [
      text(`Hello ${test.username},`),
      text(
        'You asked for a test email under “Before you go public”. It was sent the same way as receipts and sign-in codes.',
      ),
      text(
        'If it was in your spam folder, check SPF, DKIM and DMARC of your domain: customers will look for their emails there too.',
      ),
      button('Back to the checklist', `${origin}${paths.adminLaunch}`),
    ],
  }),
});
