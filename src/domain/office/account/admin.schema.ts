import { z } from 'zod';
import { line, success } from '#src/domain/shared/text.schema.ts';
import { ADMIN_ROLES } from '#src/domain/viewer.ts';

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

export const adminView = z.object({ id: z.number(), username: z.string(), role: z.enum(ADMIN_ROLES) });
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
