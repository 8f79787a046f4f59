import { z } from 'zod';
import { adminProcedure, requireAdmin } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  savedView,
  viewListInput,
  viewRemoveInput,
  viewSaveInput,
} from '#src/domain/office/saved-view/saved-view.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { listViews, removeView, saveView } from './saved-view.service.ts';

export const savedViewRouter = router({
  list: adminProcedure
    .input(viewListInput)
    .output(z.array(savedView))
    .query(({ ctx, input }) => listViews(ctx, requireAdmin(ctx).id, input.list)),
  save: adminProcedure
    .input(viewSaveInput)
    .output(savedView)
    .mutation(({ ctx, input }) => saveView(ctx, requireAdmin(ctx).id, input)),
  remove: adminProcedure
    .input(viewRemoveInput)
    .output(done)
    .mutation(({ ctx, input }) => removeView(ctx, requireAdmin(ctx).id, input.id)),
});
