/** Who of the staff has a project. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Assignee } from '#src/domain/project/project/project.schema.ts';
import { PROJECT_MISSING, ProjectEntity } from './project.entity.ts';

const accounts = (ctx: Context) => kysely(ctx.em).selectFrom('admin_account').select(['id', 'username']);

export async function findAssignees(
  ctx: Context,
  rows: readonly { assigneeId?: number | null }[],
): Promise<Map<number, Assignee>> {
  const ids = [...new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))];
  const found = ids.length > 0 ? await accounts(ctx).where('id', 'in', ids).execute() : [];
  return new Map(found.map((account) => [account.id, account]));
}

/** Accounts that can be given a project. */
export const listAssignees = (ctx: Context): Promise<Assignee[]> =>
  accounts(ctx)
    .where('disabledAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .orderBy('username')
    .execute();

/** @throws AppError NOT_FOUND, VALIDATION */
export async function assignProject(
  ctx: Context,
  input: { id: number; adminId: number | 'me' | null },
): Promise<{ assignee: Assignee | null }> {
  const { id } = input;
  const adminId = input.adminId === 'me' ? (ctx.admin?.id ?? null) : input.adminId;
  return inTransaction(ctx, async (inner) => {
    const project = await lockRow(inner.em, ProjectEntity, id, PROJECT_MISSING);
    const known = await findAssignees(inner, [project, { assigneeId: adminId }]);
    const assignee =
      (adminId && (await listAssignees(inner)).find((account) => account.id === adminId)) || null;
    if (adminId && !assignee)
      throw new AppError('VALIDATION', 'This account cannot sign in. Choose another one.');
    if ((project.assigneeId ?? null) === adminId) return { assignee };
    await inner.em.nativeUpdate(ProjectEntity, { id }, { assigneeId: adminId });
    await writeAudit(inner, 'project.assign', ['project', id], {
      before: { assignee: known.get(project.assigneeId ?? 0)?.username ?? null },
      after: { assignee: assignee?.username ?? null },
    });
    return { assignee };
  });
}
