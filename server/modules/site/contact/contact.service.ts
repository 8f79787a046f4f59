import { type Context, inTransaction, reportChange } from '#server/context.ts';
import { pruneRows } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import { addDays, DAY_SECONDS } from '#src/domain/shared/dates.ts';
import { INQUIRY_LABELS } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactInput } from '#src/domain/site/contact/contact.schema.ts';
import { site } from '#src/domain/site.ts';
import { ContactEntity } from './contact.entity.ts';

const PER_ADDRESS_AND_DAY = 10;
const REPEAT_WINDOW_MS = 60_000;

/** Row and email job are one transaction: no acknowledged enquiry is lost or waits for SMTP. */
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
      DAY_SECONDS,
    );
    // The row lock of the counter above serialises a double click: its second post finds the first.
    const since = new Date(now.getTime() - REPEAT_WINDOW_MS);
    const first = await inner.em.findOne(
      ContactEntity,
      { email: input.email, message: input.message, createdAt: { $gte: since } },
      { fields: ['id'], orderBy: { id: 'asc' } },
    );
    if (first) return { success: true as const, id: first.id };
    const row = { ...input, status: 'new' as const, createdAt: now };
    const id = await inner.em.insert(ContactEntity, row);
    await reportChange(inner, 'contact.created', { id, ...row });
    if (ctx.token) await writeAudit(inner, 'contact.add', ['contact', id]);
    const { inquiryType, ...sender } = input;
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'contact-notice',
      to: site.inbox,
      replyTo: input.email,
      payload: { id, ...sender, type: INQUIRY_LABELS[inquiryType] },
    });
    return { success: true as const, id };
  });
}

/** Enquiries are kept for 24 months, as the privacy policy says. */
const CONTACT_DAYS = 731;

export async function pruneContacts({ em, deps }: Context): Promise<void> {
  const end = addDays(deps.clock.now(), -CONTACT_DAYS);
  await pruneRows(em, 'contact', 'id', (eb) => eb('createdAt', '<', end));
}
