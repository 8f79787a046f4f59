import { z } from 'zod';
import { adminProcedure, requireAdmin } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  noteAddInput,
  noteListInput,
  noteRemoveInput,
  noteView,
} from '#src/domain/office/note/note.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { addNote, listNotes, removeNote } from './note.service.ts';

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
    .mutation(({ ctx, input }) => removeNote(ctx, requireAdmin(ctx), input.id)),
});
