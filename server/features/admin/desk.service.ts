/** Dashboard stats, private notes of staff, and saved views of one admin. */
import type { z } from 'zod';
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { queryRows, runStatement } from '#server/platform/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { type NoteKind, SAVED_VIEWS_MAX, type totalsView } from '#src/domain/admin/desk.schema.ts';
import type { Currency } from '#src/domain/offer.ts';
import type { AdminActor } from '../../context.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { NoteEntity, SavedViewEntity } from './admin.entity.ts';

type Totals = z.output<typeof totalsView>;

/** Revenue is the sum of every order's amount; an amount that is not a number counts 0. */
export async function countTotals(ctx: Context): Promise<Totals> {
  const sold = await queryRows<{ currency: Currency; orders: string; minor: string }>(
    ctx.em,
    'select currency, count(*) as orders, coalesce(sum(amount_minor), 0) as minor from customer_order group by currency order by currency',
  );
  const [counted] = await queryRows<{ contacts: string; confirmations: string }>(
    ctx.em,
    'select (select count(*) from contact) as contacts, (select count(*) from order_confirmation) as confirmations',
  );
  const sum = (key: 'orders' | 'minor') => sold.reduce((total, row) => total + Number(row[key]), 0);
  return {
    orders: sum('orders'),
    contacts: Number(counted?.contacts),
    confirmations: Number(counted?.confirmations),
    revenueMinor: sum('minor'),
    revenue: sold
      .map(({ currency, minor }) => ({ currency, amountMinor: Number(minor) }))
      .filter(({ amountMinor }) => amountMinor !== 0),
  };
}

type Subject = { kind: NoteKind; id: number };
const NOTE_TABLE: Record<NoteKind, string> = {
  order: 'customer_order',
  contact: 'contact',
  confirmation: 'order_confirmation',
  affiliate: 'affiliate',
};

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
    const [subject] =
      input.id <= 2_147_483_647
        ? await queryRows<{ id: number }>(inner.em, `select id from ${NOTE_TABLE[input.kind]} where id = ?`, [
            input.id,
          ])
        : [];
    if (!subject) throw new AppError('NOT_FOUND');
    const note = {
      subjectKind: input.kind,
      subjectId: input.id,
      body: input.body,
      author: actorName(inner),
      createdAt: inner.deps.clock.now(),
    };
    const id = Number(await inner.em.insert(NoteEntity, note as never));
    // The audit row omits the text of the note: notes can be deleted, audit rows cannot.
    await writeAudit(inner, {
      action: 'note.add',
      subjectKind: input.kind,
      subjectId: input.id,
      after: { note: id },
    });
    return { id, body: note.body, author: note.author, createdAt: note.createdAt };
  });
}

/** Staff delete their own notes, owners any. @throws AppError NOT_FOUND, FORBIDDEN */
export async function removeNote(ctx: Context, admin: AdminActor, id: number): Promise<{ success: true }> {
  await inTransaction(ctx, async (inner) => {
    const note = id <= 2_147_483_647 ? await inner.em.findOne(NoteEntity, { id }) : null;
    if (!note) throw new AppError('NOT_FOUND');
    if (note.author !== admin.username && admin.role !== 'owner')
      throw new AppError('FORBIDDEN', 'Only its author or an owner can remove a note.');
    await inner.em.nativeDelete(NoteEntity, { id });
    await writeAudit(inner, {
      action: 'note.remove',
      subjectKind: note.subjectKind,
      subjectId: note.subjectId,
      before: { note: id },
    });
  });
  return { success: true };
}

export const listViews = (ctx: Context, adminId: number, list: string) =>
  ctx.em.find(SavedViewEntity, { adminId, list }, { orderBy: { name: 'asc' }, limit: SAVED_VIEWS_MAX });

/** A view with the same name is replaced. @throws AppError CONFLICT when there are too many */
export async function saveView(
  ctx: Context,
  adminId: number,
  input: { list: string; name: string; query: string },
) {
  return inTransaction(ctx, async (inner) => {
    const others = await inner.em.count(SavedViewEntity, {
      adminId,
      list: input.list,
      name: { $ne: input.name },
    });
    if (others >= SAVED_VIEWS_MAX)
      throw new AppError('CONFLICT', `A list keeps ${SAVED_VIEWS_MAX} views. Remove one first.`);
    const [row] = await queryRows<{ id: number }>(
      inner.em,
      `insert into admin_saved_view (admin_id, list, name, query, created_at) values (?, ?, ?, ?, ?)
       on conflict (admin_id, list, name) do update set query = excluded.query returning id`,
      [adminId, input.list, input.name, input.query, inner.deps.clock.now()],
    );
    return { id: Number(row?.id), name: input.name, query: input.query };
  });
}

export async function removeView(ctx: Context, adminId: number, id: number): Promise<{ success: true }> {
  if (id <= 2_147_483_647)
    await runStatement(ctx.em, 'delete from admin_saved_view where id = ? and admin_id = ?', [id, adminId]);
  return { success: true };
}
