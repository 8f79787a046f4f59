import { z } from 'zod';
import { adminProcedure, countedBy, ownerProcedure, publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  acceptInviteInput,
  accountDisabledInput,
  accountRef,
  accountRoleInput,
  accountView,
  changeEmailInput,
  changePasswordInput,
  inviteInput,
  inviteToken,
  inviteView,
  ownAccountView,
  passwordOnly,
  recoveryCodesView,
  sessionListItem,
  sessionRef,
  totpCodeInput,
  totpSetupView,
} from '#src/domain/office/account/account.schema.ts';
import { adminLoginInput, adminLoginView, sessionView } from '#src/domain/office/account/admin.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import {
  changeRole,
  endSessionsOf,
  inviteAdmin,
  listAccounts,
  removeTotpOf,
  sendInviteAgain,
  setDisabled,
} from './account.service.ts';
import { offeredDemoAccount } from './demo-access.service.ts';
import { acceptInvite, lookAtInvite } from './invite.service.ts';
import { findAdminDevice, logIn, logOut } from './login.service.ts';
import {
  beginTotp,
  changeOwnEmail,
  changeOwnPassword,
  confirmTotp,
  endOtherSessions,
  endOwnSession,
  ownAccount,
  ownSessions,
  removeOwnTotp,
  renewRecoveryCodes,
} from './own-account.service.ts';

export const sessionRouter = router({
  current: publicProcedure
    .meta({ rest: { method: 'GET', path: '/session', summary: 'Get the current session' } })
    .output(sessionView)
    .query(async ({ ctx }) => ({
      kind: ctx.admin ? ('admin' as const) : ctx.affiliate ? ('affiliate' as const) : ('visitor' as const),
      admin: ctx.admin && { id: ctx.admin.id, username: ctx.admin.username, role: ctx.admin.role },
      affiliate: ctx.affiliate && { id: ctx.affiliate.id, name: ctx.affiliate.name },
      demo: await offeredDemoAccount(ctx),
      hasDemoMailbox: ctx.deps.config.demo && !ctx.deps.config.isPublicDemo,
    })),
});

const knownDevice = countedBy('known-device', adminLoginInput, (ctx, { username }) =>
  findAdminDevice(ctx, username),
);

export const adminRouter = router({
  login: publicProcedure
    .meta({
      limit: 'admin-login',
      ownLimit: knownDevice,
      rest: { method: 'POST', path: '/admin/login', summary: 'Sign in (admin)' },
    })
    .input(adminLoginInput)
    .output(adminLoginView)
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  logout: publicProcedure
    .meta({ rest: { method: 'POST', path: '/admin/logout', noBody: true, summary: 'Sign out (admin)' } })
    .output(done)
    .mutation(({ ctx }) => logOut(ctx)),
});

/** Staff accounts, for owners only. */
export const accountRouter = router({
  list: ownerProcedure.output(z.array(accountView)).query(({ ctx }) => listAccounts(ctx)),
  invite: ownerProcedure
    .input(inviteInput)
    .output(z.object({ id: z.number() }))
    .mutation(({ ctx, input }) => inviteAdmin(ctx, input)),
  inviteAgain: ownerProcedure
    .input(accountRef)
    .output(done)
    .mutation(({ ctx, input }) => sendInviteAgain(ctx, input.id)),
  setRole: ownerProcedure
    .input(accountRoleInput)
    .output(done)
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
  setDisabled: ownerProcedure
    .input(accountDisabledInput)
    .output(done)
    .mutation(({ ctx, input }) => setDisabled(ctx, input)),
  removeTotp: ownerProcedure
    .input(accountRef)
    .output(done)
    .mutation(({ ctx, input }) => removeTotpOf(ctx, input.id)),
  endSessions: ownerProcedure
    .input(accountRef)
    .output(done)
    .mutation(({ ctx, input }) => endSessionsOf(ctx, input.id)),
});

/** The signed-in admin's own account, for every role. */
export const ownAccountRouter = router({
  get: adminProcedure.output(ownAccountView).query(({ ctx }) => ownAccount(ctx)),
  changePassword: adminProcedure
    .input(changePasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => changeOwnPassword(ctx, input)),
  changeEmail: adminProcedure
    .input(changeEmailInput)
    .output(done)
    .mutation(({ ctx, input }) => changeOwnEmail(ctx, input)),
  sessions: adminProcedure.output(z.array(sessionListItem)).query(({ ctx }) => ownSessions(ctx)),
  endSession: adminProcedure
    .input(sessionRef)
    .output(done)
    .mutation(({ ctx, input }) => endOwnSession(ctx, input.publicId)),
  endOtherSessions: adminProcedure.output(done).mutation(({ ctx }) => endOtherSessions(ctx)),
  beginTotp: adminProcedure
    .input(passwordOnly)
    .output(totpSetupView)
    .mutation(({ ctx, input }) => beginTotp(ctx, input)),
  confirmTotp: adminProcedure
    .input(totpCodeInput)
    .output(recoveryCodesView)
    .mutation(({ ctx, input }) => confirmTotp(ctx, input)),
  renewRecoveryCodes: adminProcedure
    .input(passwordOnly)
    .output(recoveryCodesView)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  removeTotp: adminProcedure
    .input(passwordOnly)
    .output(done)
    .mutation(({ ctx, input }) => removeOwnTotp(ctx, input)),
});

/** The page that an invitation link opens. The token authenticates the request. */
export const inviteRouter = router({
  look: publicProcedure
    .meta({ limit: 'admin-login' })
    .input(inviteToken)
    .output(inviteView)
    .mutation(({ ctx, input }) => lookAtInvite(ctx, input.token)),
  accept: publicProcedure
    .meta({ limit: 'admin-login' })
    .input(acceptInviteInput)
    .output(done)
    .mutation(({ ctx, input }) => acceptInvite(ctx, input)),
});
