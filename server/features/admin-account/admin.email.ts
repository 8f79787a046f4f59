import { button, details, type EmailContent, small, text } from '#server/platform/email/layout.ts';
import { INVITE_DAYS, ROLE_HINTS, ROLE_LABELS } from '#src/domain/admin-account/account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

type Invite = { username: string; role: AdminRole; invitedBy: string; token: string; isReset: boolean };

/** The token is in the fragment, which browsers do not send: no server log contains it. */
export const adminInvite =
  (origin: string) =>
  (invite: Invite): EmailContent => ({
    subject: invite.isReset
      ? `Choose a new password for ${site.brand}`
      : `${invite.invitedBy} invites you to ${site.brand}`,
    preview: `Valid for ${INVITE_DAYS} days`,
    blocks: [
      text(
        invite.isReset
          ? `Hello, ${invite.invitedBy} asked us to send you this link. With it you choose a new password; until then the old one stays.`
          : `Hello, ${invite.invitedBy} made an account for you in the admin area of ${site.brand}. Choose a password, and you are in.`,
      ),
      details(
        ['Username', invite.username],
        ['Role', `${ROLE_LABELS[invite.role]}: ${ROLE_HINTS[invite.role]}`],
      ),
      button('Choose a password', `${origin}${paths.adminInvite(invite.token)}`),
      small(
        `The link works once and is valid for ${INVITE_DAYS} days. You did not expect it? Then do nothing: without it nobody gets in.`,
      ),
    ],
  });

type Login = { username: string; at: string; browser: string; place: string };
export const adminLoginNotice =
  (origin: string) =>
  (login: Login): EmailContent => ({
    subject: `New login to ${site.brand}: ${login.username}`,
    preview: `${login.browser}, ${login.at}`,
    blocks: [
      text('Somebody logged in to your account from a place or browser that we have not seen lately.'),
      details(
        ['Account', login.username],
        ['When', login.at],
        ['Browser', login.browser],
        ['Network', login.place],
      ),
      text('Was it you? Then there is nothing to do.'),
      button('It was not me: show my sessions', `${origin}${paths.adminAccounts}`),
      small(
        'There you can sign every other browser out and change your password. Do both if you do not recognise this login.',
      ),
    ],
  });

type Change = { username: string; what: string; at: string };
/** To the shop: someone is guessing usernames and passwords. */
export const adminLoginAlert =
  (origin: string) =>
  (alert: { failures: number; at: string }): EmailContent => ({
    subject: `${alert.failures} failed logins to the admin area within an hour`,
    preview: alert.at,
    blocks: [
      text(
        `${alert.failures} attempts to log in to the admin area of ${site.brand} have failed within an hour, over all accounts.`,
      ),
      details(['When', alert.at]),
      text(
        'Each account makes whoever guesses wait longer and longer, so nobody is locked out and nothing is open. Two things help: a second factor for every account, and a look at the audit log.',
      ),
      button('Open the audit log', `${origin}${paths.adminAudit}`),
    ],
  });

export const adminSecurityNotice =
  (origin: string) =>
  (change: Change): EmailContent => ({
    subject: `Your ${site.brand} account: ${change.what}`,
    preview: change.at,
    blocks: [
      text(`The security settings of the account ${change.username} were changed: ${change.what}.`),
      details(['When', change.at]),
      button('Open your account', `${origin}${paths.adminAccounts}`),
      small('It was not you? Ask an owner of this shop to disable the account at once.'),
    ],
  });
