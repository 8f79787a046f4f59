import { z } from 'zod';
import { email, ID_UNKNOWN, idInput, line, success, tooLong } from '#src/domain/shared/text.schema.ts';
import { ADMIN_ROLES, type AdminRole } from '#src/domain/viewer.ts';

export const LOGIN_FAILED = 'Invalid username or password.';
export const PASSWORD_LENGTH_MIN = 15;
export const PASSWORD_LENGTH_MAX = 256;

export const adminLoginInput = z.object({
  username: line(120, 'Username is required').min(1, 'Username is required'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(PASSWORD_LENGTH_MAX, LOGIN_FAILED),
  code: line(40).optional(),
});

const adminView = z.object({ id: z.number(), username: z.string(), role: z.enum(ADMIN_ROLES) });
export const adminLoginView = success.extend({ admin: adminView });

export const sessionView = z.object({
  kind: z.enum(['visitor', 'affiliate', 'admin']),
  admin: adminView.nullable(),
  affiliate: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Demo mode only: the credentials shown in the demo panel. */
  demo: z.object({ username: z.string(), password: z.string() }).nullable(),
  /** Whether visitors may read the demo's emails at /dev/mail; not in a public demo (H1). */
  hasDemoMailbox: z.boolean(),
});

export const INVITE_DAYS = 7;
export const RECOVERY_CODES = 10;
export const USERNAME_TAKEN = 'There is already an account with this username. Choose another one.';
export const INVITE_DEAD =
  'This invitation has expired or was already used. Ask an owner to send you a new one.';
export const CODE_NEEDED = 'Enter the six-digit code of your authenticator app, or a recovery code.';
export const CODE_REJECTED =
  'That code didn’t work. Codes change every 30 seconds and work once: enter the one that your app shows now.';
export const PASSWORD_WRONG = 'That is not your current password. Try again.';

export const ROLE_LABELS: Record<AdminRole, string> = { owner: 'Owner', staff: 'Staff' };
export const ROLE_HINTS: Record<AdminRole, string> = {
  owner:
    'Owners can do everything, including payouts, releasing sales under review, commission rates and accounts.',
  staff:
    'Staff work on orders, order forms, enquiries and affiliates. They can’t make payouts, release sales under review, or change rates and accounts.',
};

const USERNAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;
const USERNAME_MESSAGE = 'Use 2 to 40 letters, digits, dots, hyphens or underscores.';
/** Rejects only empty and oversized passwords; the server checks the rest. */
const password = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .max(PASSWORD_LENGTH_MAX + 1, tooLong(PASSWORD_LENGTH_MAX));

export const inviteInput = z.object({
  username: line(40, USERNAME_MESSAGE)
    .transform((value) => value.toLowerCase())
    .refine((value) => USERNAME.test(value), USERNAME_MESSAGE),
  email: email(),
  role: z.enum(ADMIN_ROLES, { error: 'Please select an option' }).default('staff'),
});
export type InviteInput = z.output<typeof inviteInput>;

export const inviteToken = z.object({ token: z.string().trim().min(1, INVITE_DEAD).max(100, INVITE_DEAD) });
export const inviteView = z.object({ username: z.string(), role: z.enum(ADMIN_ROLES) });
export const acceptInviteInput = inviteToken.extend({ password: password('Password is required') });

export const accountRoleInput = idInput.extend({
  role: z.enum(ADMIN_ROLES, { error: 'Please select an option' }),
});
export const accountDisabledInput = idInput.extend({ disabled: z.boolean() });

export const accountView = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ADMIN_ROLES),
  state: z.enum(['active', 'invited', 'invitation expired', 'disabled']),
  hasTotp: z.boolean(),
  sessions: z.number(),
  lastLoginAt: z.date().nullable(),
  createdAt: z.date(),
});
export type AccountView = z.output<typeof accountView>;

export const passwordOnly = z.object({ current: password('Enter your current password.') });
export const changePasswordInput = passwordOnly.extend({ next: password('Enter a new password.') });
export const changeEmailInput = passwordOnly.extend({ email: email() });
export const totpCodeInput = z.object({
  code: line(12, CODE_NEEDED).regex(/^\d{6}$/, 'Enter the six digits.'),
});

export const sessionListItem = z.object({
  publicId: z.string(),
  isCurrent: z.boolean(),
  ipPrefix: z.string().nullable(),
  /** `Firefox on Linux` */
  browser: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
});
export type SessionListItem = z.output<typeof sessionListItem>;

export const ownAccountView = z.object({
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ADMIN_ROLES),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.number(),
  lastLoginAt: z.date().nullable(),
});
export const totpSetupView = z.object({ secret: z.string(), uri: z.string() });
export const recoveryCodesView = z.object({ codes: z.array(z.string()) });

/** Six digits, or a recovery code in any case and spacing. */
export const normaliseSecondFactor = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
export const sessionRef = z.object({ publicId: z.uuid(ID_UNKNOWN) });
