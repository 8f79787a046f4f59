/** The project of a link to the customer's page. */
import type { Context } from '#server/context.ts';
import { projectLinkToken } from '#server/modules/sale/project-link/project-link.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { AppError } from '#server/platform/errors.ts';
import { LINK_EXPIRED, PROJECT_LINK_INVALID } from '#src/domain/project/project/customer-page.schema.ts';
import { ProjectEntity, type ProjectRow } from '../project/project.entity.ts';

type Found = { project: ProjectRow; isExpired: boolean };

/** Null for a forged or revoked link. */
async function findLink(ctx: Context, token: string, isLocked: boolean): Promise<Found | null> {
  const { keyring, clock } = ctx.deps;
  const claims = projectLinkToken.verify(keyring, token, clock.now());
  if (!claims) return null;
  const { orderId, version } = claims;
  const project = await ctx.em.findOne(
    ProjectEntity,
    { orderId },
    { ...(isLocked ? FOR_UPDATE : {}), refresh: true },
  );
  if (project?.linkVersion !== version || project.linkExpiresAt == null) return null;
  return { project, isExpired: project.linkExpiresAt <= clock.now() };
}

/** Only the holder of a genuine link learns that it has expired. */
function accepted(found: Found | null): ProjectRow {
  if (found && !found.isExpired) return found.project;
  throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID, found ? { data: { reason: LINK_EXPIRED } } : {});
}

/** @throws AppError NOT_FOUND */
export const requireProject = async (ctx: Context, token: string): Promise<ProjectRow> =>
  accepted(await findLink(ctx, token, false));

/** Locks the project until the transaction ends. @throws AppError NOT_FOUND */
export const lockProjectOf = async (ctx: Context, token: string): Promise<ProjectRow> =>
  accepted(await findLink(ctx, token, true));
