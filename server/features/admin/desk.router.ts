import { z } from 'zod';
import { adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  noteAddInput,
  noteListInput,
  noteRemoveInput,
  noteView,
  savedView,
  totalsView,
  viewListInput,
  viewRemoveInput,
  viewSaveInput,
} from '#src/domain/admin/desk.schema.ts';
import {
  addNote,
  countTotals,
  listNotes,
  listViews,
  removeNote,
  removeView,
  saveView,
} from './desk.service.ts';

const done = z.object({ success: z.literal(true) });

export const totalsProcedure = adminProcedure.output(totalsView).query(({ ctx }) => countTotals(ctx));

export const noteRouter = router({
  list: adminProcedure
    .input(noteListInput)
    .output(z.array(noteView))
    .query(({ ctx, input }) => listNotes(ctx, input)),
  add: adminProcedure
    .input(noteAddInput)
    .output(noteView)
    .mutation(({ ctx, input }) => addNote(ctx, input)),
  remove: adminProcedure
    .input(noteRemoveInput)
    .output(done)
    .mutation(({ ctx, input }) => removeNote(ctx, ctx.admin, input.id)),
});

export const viewRouter = router({
  list: adminProcedure
    .input(viewListInput)
    .output(z.array(savedView))
    .query(({ ctx, input }) => listViews(ctx, ctx.admin.id, input.list)),
  save: adminProcedure
    .input(viewSaveInput)
    .output(savedView)
    .mutation(({ ctx, input }) => saveView(ctx, ctx.admin.id, input)),
  remove: adminProcedure
    .input(viewRemoveInput)
    .output(done)
    .mutation(({ ctx, input }) => removeView(ctx, ctx.admin.id, input.id)),
});
