/**
 * Erases an address from texts that other people wrote, only where it is the whole address (L11).
 */
import type { Context } from '#server/context.ts';
import { queryRows, runStatement } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/search.ts';
import { mentionsEmail, valueMentionsEmail } from '#src/domain/shared/email-mention.rules.ts';

const ORDERS_OF = 'select id from customer_order where customer_email = ?';

type ClaimTexts = {
  id: number;
  isOwn: boolean | null;
  subject: string;
  message: string | null;
  answer: string | null;
};

/**
 * Affiliates name buyers in claims about missing sales. The order number stays, so that staff
 * can still answer the claim.
 */
export async function eraseFromClaims(ctx: Context, email: string): Promise<void> {
  const written = likePattern(email);
  const candidates = await queryRows<ClaimTexts>(
    ctx.em,
    `select id, order_id in (${ORDERS_OF}) as "isOwn", subject, message, answer from affiliate_claim
     where order_id in (${ORDERS_OF}) or subject ilike ? or message ilike ? or answer ilike ?`,
    [email, email, written, written, written],
  );
  // The pattern also matches longer addresses that contain this one (L11).
  const about = candidates.filter(
    ({ isOwn, subject, message, answer }) =>
      isOwn || [subject, message, answer].some((text) => text && mentionsEmail(text, email)),
  );
  const found = await queryRows<{ affiliateId: number }>(
    ctx.em,
    `update affiliate_claim set subject = coalesce(order_id::text, ''), message = null, answer = null
     where id = any(string_to_array(?, ',')::int[]) returning affiliate_id as "affiliateId"`,
    [about.map(({ id }) => id).join(',')],
  );
  // Emails about claims repeat their texts; a queued email must still be sent.
  await runStatement(
    ctx.em,
    `update mail_message set payload_sealed = null, subject = null where kind in ('claim-notice', 'claim-answered') and status <> 'queued'
       and affiliate_id = any(string_to_array(?, ',')::int[])`,
    [[...new Set(found.map(({ affiliateId }) => affiliateId))].join(',')],
  );
}

/** Stored responses to repeated requests. */
export async function eraseFromResponses(ctx: Context, email: string): Promise<void> {
  const candidates = await queryRows<{ key: string; response: unknown }>(
    ctx.em,
    'select key, response from idempotency_key where response::text ilike ?',
    [likePattern(email)],
  );
  for (const { key, response } of candidates)
    if (valueMentionsEmail(typeof response === 'string' ? JSON.parse(response) : response, email))
      await runStatement(ctx.em, 'delete from idempotency_key where key = ?', [key]);
}
