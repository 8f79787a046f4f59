import { countedBy, publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { adminLoginInput, adminLoginView, sessionView } from '#src/domain/office/account/admin.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';

import { offeredDemoAccount } from './demo-access.service.ts';
import { findAdminDevice, logIn, logOut } from './login.service.ts';

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
