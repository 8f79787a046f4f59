/** Staff end the links of a customer, for example when one was forwarded to a stranger. */
import { type Context, inTransaction } from '#server/context.ts';
import { revokeProjectLinks } from '#server/modules/sale/project-link/project-link.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ProjectDetailView } from '#src/domain/project/project/project.schema.ts';
import { PROJECT_MISSING, ProjectEntity } from './project.entity.ts';
import { toDetailView } from './project-view.service.ts';

const ALREADY_REVOKED = 'These links have already been revoked.';

/**
 * Ends every link to the customer's page and to the review that was sent so far.
 * @param input.linkVersion what the caller saw: a second attempt does not end a newer link
 * @throws AppError NOT_FOUND, CONFLICT
 */
export function revokeLink(
  ctx: Context,
  { id, linkVersion }: { id: number; linkVersion: number },
): Promise<ProjectDetailView> {
  return inTransaction(ctx, async (inner) => {
    const project = await lockRow(inner.em, ProjectEntity, id, PROJECT_MISSING);
    if (project.linkVersion !== linkVersion) throw new AppError('CONFLICT', ALREADY_REVOKED);
    await revokeProjectLinks(inner, project.orderId);
    await writeAudit(inner, 'project.revoke-link', ['project', id]);
    return toDetailView(inner, await lockRow(inner.em, ProjectEntity, id, PROJECT_MISSING));
  });
}
