/** The project of a link to the customer's page. */
import type { Context } from '#server/context.ts';
import { FOR_UPDATE } from '#server/platform/database/lock-mode.ts';
import { fitsInteger } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { PROJECT_LINK_INVALID } from '#src/domain/project/customer-page.schema.ts';
import { ProjectEntity, type ProjectRow } from '../project/project.entity.ts';
import { readProjectToken } from '../project-link/project-link.service.ts';

/** Null for a forged, revoked or expired link alike. */
export async function findProject(
  ctx: Context,
  token: string,
  options: { lock?: boolean } = {},
): Promise<ProjectRow | null> {
  const claims = readProjectToken(ctx.deps.keyring, token);
  if (!claims || !fitsInteger(claims.orderId)) return null;
  const { orderId, version } = claims;
  const project = await ctx.em.findOne(
    ProjectEntity,
    { orderId },
    { ...(options.lock ? FOR_UPDATE : {}), refresh: true },
  );
  const isValid =
    project?.linkVersion === version &&
    project.linkExpiresAt != null &&
    project.linkExpiresAt > ctx.deps.clock.now();
  return isValid ? project : null;
}

/** @throws AppError NOT_FOUND */
export async function requireProject(ctx: Context, token: string): Promise<ProjectRow> {
  const project = await findProject(ctx, token);
  if (!project) throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID);
  return project;
}

/** Locks the project until the transaction ends. @throws AppError NOT_FOUND */
export async function lockProjectOf(ctx: Context, token: string): Promise<ProjectRow> {
  const project = await findProject(ctx, token, { lock: true });
  if (!project) throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID);
  return project;
}
