/** The project of a link to the customer's page. */
import type { Context } from '#server/context.ts';
import { projectLinkToken } from '#server/modules/sale/order-email/email-links.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { AppError } from '#server/platform/errors.ts';
import { LINK_EXPIRED, PROJECT_LINK_INVALID } from '#src/domain/project/project/customer-page.schema.ts';
import { ProjectEntity, type ProjectRow } from '../project/project.entity.ts';

/** @throws AppError NOT_FOUND */
export async function requireProject(
  ctx: Context,
  token: string,
  lock: Partial<typeof FOR_UPDATE> = {},
): Promise<ProjectRow> {
  const { keyring, clock } = ctx.deps;
  const claims = projectLinkToken.verify(keyring, token, clock.now());
  const project =
    claims && (await ctx.em.findOne(ProjectEntity, { orderId: claims.orderId }, { ...lock, refresh: true }));
  if (project?.linkExpiresAt == null || project.linkVersion !== claims?.version)
    throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID);
  // Only the holder of a genuine link learns that it has expired.
  if (project.linkExpiresAt <= clock.now())
    throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID, { data: { reason: LINK_EXPIRED } });
  return project;
}

/** Locks the project until the transaction ends. @throws AppError NOT_FOUND */
export const lockProjectOf = (ctx: Context, token: string): Promise<ProjectRow> =>
  requireProject(ctx, token, FOR_UPDATE);
