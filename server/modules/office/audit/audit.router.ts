import { adminProcedure, router } from '#server/trpc/trpc.ts';
import { auditListInput, auditView } from '#src/domain/office/audit/audit.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { listAudit, withNames } from './audit-list.service.ts';

export const auditRouter = router({
  list: adminProcedure
    .input(auditListInput)
    .output(pageOf(auditView))
    .query(async ({ ctx, input }) => {
      const page = await listAudit(ctx, input);
      return { ...page, items: await withNames(ctx, page.items) };
    }),
});
