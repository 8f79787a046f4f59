import { z } from 'zod';
import {
  adminAction,
  adminProcedure,
  countedBy,
  ownerAction,
  ownerProcedure,
  publicAction,
  publicProcedure,
  router,
} from '#server/trpc/trpc.ts';
import {
  acceptInviteInput,
  accountDisabledInput,
  accountRoleInput,
  accountView,
  adminLoginInput,
  adminLoginView,
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
  sessionView,
  totpCodeInput,
  totpSetupView,
} from '#src/domain/office/account/account.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
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
import { acceptInvite, findAdminDevice, logIn, logOut, requireInvited } from './login.service.ts';
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
    .query(async ({ ctx }) => {
      const { admin, affiliate } = ctx;
      const { demo, isPublicDemo } = ctx.deps.config;
      return {
        kind: admin ? 'admin' : affiliate ? 'affiliate' : 'visitor',
        admin,
        affiliate,
        demo: await offeredDemoAccount(ctx),
        hasDemoMailbox: demo && !isPublicDemo,
      };
    }),
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
  logout: publicAction
    .meta({ rest: { method: 'POST', path: '/admin/logout', noBody: true, summary: 'Sign out (admin)' } })
    .mutation(({ ctx }) => logOut(ctx)),
});

/** Staff accounts, for owners only. */
export const accountRouter = router({
  list: ownerProcedure.output(z.array(accountView)).query(({ ctx }) => listAccounts(ctx)),
  invite: ownerProcedure
    .input(inviteInput)
    .output(z.object({ id: z.number() }))
    .mutation(({ ctx, input }) => inviteAdmin(ctx, input)),
  inviteAgain: ownerAction.input(idInput).mutation(({ ctx, input }) => sendInviteAgain(ctx, input.id)),
  setRole: ownerAction.input(accountRoleInput).mutation(({ ctx, input }) => changeRole(ctx, input)),
  setDisabled: ownerAction.input(accountDisabledInput).mutation(({ ctx, input }) => setDisabled(ctx, input)),
  removeTotp: ownerAction.input(idInput).mutation(({ ctx, input }) => removeTotpOf(ctx, input.id)),
  endSessions: ownerAction.input(idInput).mutation(({ ctx, input }) => endSessionsOf(ctx, input.id)),
});

/** The signed-in admin's own account, for every role. */
export const ownAccountRouter = router({
  get: adminProcedure.output(ownAccountView).query(({ ctx }) => ownAccount(ctx)),
  changePassword: adminAction
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changeOwnPassword(ctx, input)),
  changeEmail: adminAction.input(changeEmailInput).mutation(({ ctx, input }) => changeOwnEmail(ctx, input)),
  sessions: adminProcedure.output(z.array(sessionListItem)).query(({ ctx }) => ownSessions(ctx)),
  endSession: adminAction.input(sessionRef).mutation(({ ctx, input }) => endOwnSession(ctx, input.publicId)),
  endOtherSessions: adminAction.mutation(({ ctx }) => endOtherSessions(ctx)),
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
  removeTotp: adminAction.input(passwordOnly).mutation(({ ctx, input }) => removeOwnTotp(ctx, input)),
});

/** The page that an invitation link opens. The token authenticates the request. */
export const inviteRouter = router({
  look: publicProcedure
    .meta({ limit: 'admin-login' })
    .input(inviteToken)
    .output(inviteView)
    .mutation(({ ctx, input }) => requireInvited(ctx, input.token)),
  accept: publicAction
    .meta({ limit: 'admin-login' })
    .input(acceptInviteInput)
    .mutation(({ ctx, input }) => acceptInvite(ctx, input)),
});
