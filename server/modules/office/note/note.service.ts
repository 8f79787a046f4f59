/** Private notes of staff on an order, enquiry, order form or affiliate. */
import { type AdminActor, actorName, type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { fitsInteger, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type { NoteKind } from '#src/domain/records.ts';
import { NoteEntity } from './note.entity.ts';

type Subject = { kind: NoteKind; id: number };

export async function listNotes(ctx: Context, { kind, id }: Subject) {
  return ctx.em.find(
    NoteEntity,
    { subjectKind: kind, subjectId: id },
    { orderBy: { id: 'desc' }, limit: 200 },
  );
}

/** @throws AppError NOT_FOUND */
export async function addNote(ctx: Context, input: Subject & { body: string }) {
  return inTransaction(ctx, async (inner) => {
    const namesOf = inner.deps.subjectNames[input.kind];
    const subjects = fitsInteger(input.id) ? await namesOf?.(inner, [input.id]) : [];
    if (!subjects?.length) throw new AppError('NOT_FOUND');
    const note = {
      subjectKind: input.kind,
      subjectId: input.id,
      body: input.body,
      author: actorName(inner),
      createdAt: inner.deps.clock.now(),
    };
    const id = await inner.em.insert(NoteEntity, note);
    // The audit row omits the text of the note: notes can be deleted, audit rows cannot.
    await writeAudit(inner, 'note.add', [input.kind, input.id], { after: { note: id } });
    return { id, body: note.body, author: note.author, createdAt: note.createdAt };
  });
}

/** Staff delete their own notes, owners any. @throws AppError NOT_FOUND, FORBIDDEN */
export async function removeNote(ctx: Context, admin: AdminActor, id: number): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const note = await requireRow(inner.em, NoteEntity, id, 'This note has already been removed.');
    if (note.author !== admin.username && admin.role !== 'owner')
      throw new AppError('FORBIDDEN', 'Only its author or an owner can remove a note.');
    await inner.em.nativeDelete(NoteEntity, { id });
    await writeAudit(inner, 'note.remove', [note.subjectKind, note.subjectId], { before: { note: id } });
  });
}
