import { z } from 'zod';
import {
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
  inviteInput,
  inviteToken,
  inviteView,
  sessionView,
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
import { offeredDemoAccount } from './admin.service.ts';
import { acceptInvite, findAdminDevice, logIn, logOut, requireInvited } from './login.service.ts';

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

export const accountRouter = router({
  list: ownerProcedure.output(z.array(accountView)).query(({ ctx }) => listAccounts(ctx)),
  invite: ownerAction.input(inviteInput).mutation(({ ctx, input }) => inviteAdmin(ctx, input)),
  inviteAgain: ownerAction.input(idInput).mutation(({ ctx, input }) => sendInviteAgain(ctx, input.id)),
  setRole: ownerAction.input(accountRoleInput).mutation(({ ctx, input }) => changeRole(ctx, input)),
  setDisabled: ownerAction.input(accountDisabledInput).mutation(({ ctx, input }) => setDisabled(ctx, input)),
  removeTotp: ownerAction.input(idInput).mutation(({ ctx, input }) => removeTotpOf(ctx, input.id)),
  endSessions: ownerAction.input(idInput).mutation(({ ctx, input }) => endSessionsOf(ctx, input.id)),
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
