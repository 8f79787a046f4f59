import type { Context } from '#server/context.ts';
import { ipPrefix } from '#server/platform/ip.ts';
import { rememberDevice } from './known-device.ts';
import type { NewSession } from './lucia.ts';
import type { SessionKind } from './session.entity.ts';

/** Ends the session that was sent (SEC-03). Call it after the commit of the account. */
export async function openSession(
  ctx: Context,
  kind: SessionKind,
  id: number,
  options: Pick<NewSession, 'provisional' | 'lifetimeMs'> = {},
): Promise<void> {
  const { sessions } = ctx.deps;
  await sessions.end(kind, ctx.request.cookie(sessions.cookieName(kind)));
  ctx.setCookie(
    await sessions.create(kind, id, {
      ipPrefix: ipPrefix(ctx.request.ip),
      userAgent: ctx.request.userAgent,
      ...options,
    }),
  );
  if (!options.provisional) await rememberDevice(ctx, kind, id);
}
