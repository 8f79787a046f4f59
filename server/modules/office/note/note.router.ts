import { z } from 'zod';
import { actorName, type Context, inTransaction, transactional } from '#server/context.ts';
import { pruneRows } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { fitsInteger, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { adminAction, adminProcedure, requireAdmin, router } from '#server/trpc/trpc.ts';
import { noteAddInput, noteListInput, noteView } from '#src/domain/office/note/note.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import { NoteEntity } from './note.entity.ts';

/** @throws AppError NOT_FOUND */
async function addNote(ctx: Context, { kind, id: subjectId, body }: z.output<typeof noteAddInput>) {
  return inTransaction(ctx, async (inner) => {
    const namesOf = inner.deps.subjectNames[kind];
    const subjects = fitsInteger(subjectId) ? await namesOf?.(inner, [subjectId]) : [];
    if (!subjects?.length) throw new AppError('NOT_FOUND');
    const note = { body, author: actorName(inner), createdAt: inner.deps.clock.now() };
    const id = await inner.em.insert(NoteEntity, { subjectKind: kind, subjectId, ...note });
    // The audit row omits the text of the note: notes can be deleted, audit rows cannot.
    await writeAudit(inner, 'note.add', [kind, subjectId], { after: { note: id } });
    return { id, ...note };
  });
}

/** Staff delete their own notes, owners any. @throws AppError NOT_FOUND, FORBIDDEN */
const removeNote = transactional(async (ctx: Context, id: number) => {
  const { username, role } = requireAdmin(ctx);
  const note = await requireRow(ctx.em, NoteEntity, id, 'This note has already been removed.');
  if (note.author !== username && role !== 'owner')
    throw new AppError('FORBIDDEN', 'Only its author or an owner can remove a note.');
  await ctx.em.nativeDelete(NoteEntity, { id });
  await writeAudit(ctx, 'note.remove', [note.subjectKind, note.subjectId], { before: { note: id } });
});

/** Of enquiries that have been pruned: the other subjects of notes are kept. */
export async function pruneNotes({ em }: Context): Promise<void> {
  await pruneRows(em, 'admin_note', 'id', (eb) => {
    const subject = eb.selectFrom('contact').select('id').whereRef('contact.id', '=', 'admin_note.subjectId');
    return eb.and([eb('subjectKind', '=', 'contact'), eb.not(eb.exists(subject))]);
  });
}

export const noteRouter = router({
  list: adminProcedure
    .input(noteListInput)
    .output(z.array(noteView))
    .query(({ ctx, input: { kind, id } }) =>
      ctx.em.find(NoteEntity, { subjectKind: kind, subjectId: id }, { orderBy: { id: 'desc' }, limit: 200 }),
    ),
  add: adminProcedure
    .input(noteAddInput)
    .output(noteView)
    .mutation(({ ctx, input }) => addNote(ctx, input)),
  remove: adminAction.input(idInput).mutation(({ ctx, input }) => removeNote(ctx, input.id)),
});
