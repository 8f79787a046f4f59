import { type Context, inTransaction } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import { requireBelow } from '#server/platform/limits/rate-limit.ts';
import type { ContactInput } from '#src/domain/contact/contact.schema.ts';
import { INQUIRY_LABELS } from '#src/domain/contact/contact.schema.ts';
import { site } from '#src/domain/site.ts';

const PER_ADDRESS_AND_DAY = 10;
const REPEAT_WINDOW_MS = 60_000;

/**
 * Writes the row and the email job in one transaction: an acknowledged enquiry is never lost
 * and never waits for SMTP.
 */
export async function createContact(
  ctx: Context,
  input: ContactInput,
): Promise<{ success: true; id: number }> {
  const now = ctx.deps.clock.now();
  if (ctx.request.limitKey !== null) await countHourly(ctx, 'contact');
  return inTransaction(ctx, async (inner) => {
    await requireBelow(
      inner.em,
      ctx.deps.clock,
      `contact:${ctx.deps.keyring.keyedHash('email', input.email)}`,
      PER_ADDRESS_AND_DAY,
      86_400,
    );
    // The counter's row lock above serialises identical posts, so the second finds
    // the first (a double click).
    const recent = [input.email, input.message, new Date(now.getTime() - REPEAT_WINDOW_MS)];
    const [added] = await queryRows<{ id: number }>(
      inner.em,
      `insert into contact (name, email, phone, company, message, inquiry_type, state, created_at)
       select ?, ?, ?, ?, ?, ?, 'new', ?::timestamptz
       where not exists (select 1 from contact where email = ? and message = ? and created_at >= ?) returning id`,
      [
        input.name,
        input.email,
        input.phone ?? null,
        input.company ?? null,
        input.message,
        input.inquiryType,
        now,
        ...recent,
      ],
    );
    if (!added) {
      const [first] = await queryRows<{ id: number }>(
        inner.em,
        'select id from contact where email = ? and message = ? and created_at >= ? order by id limit 1',
        recent,
      );
      if (!first) throw new Error('neither a new enquiry nor an earlier one');
      return { success: true as const, id: Number(first.id) };
    }
    const id = Number(added.id);
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'contact-notice',
      to: site.inbox,
      replyTo: input.email,
      payload: {
        id,
        name: input.name,
        email: input.email,
        phone: input.phone,
        company: input.company,
        type: INQUIRY_LABELS[input.inquiryType],
        message: input.message,
      },
    });
    return { success: true as const, id };
  });
}
