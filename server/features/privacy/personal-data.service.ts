/**
 * Personal data stored under one email address, and its erasure: money rows
 * stay, identifying data goes.
 */
import { type Context, inTransaction } from '#server/context.ts';
import { type Em, queryRows, runStatement } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/search.ts';
import { AppError } from '#server/platform/errors.ts';
import { ERASED_HOST, ERASED_NAME, type PersonalDataView } from '#src/domain/privacy/personal-data.schema.ts';
import { AffiliateEntity, type AffiliateRow } from '../affiliate/affiliate.entity.ts';
import { decryptPayoutDetails } from '../affiliate/payout-details.service.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { PAYMENT_ACTOR } from '../payment/apply-payment.service.ts';
import { eraseFromClaims, eraseFromResponses } from './erase-mentions.service.ts';

const REASON_ERASED = 'The sale was cancelled; the reason is no longer kept.';
const OWN_ORDERS = 'select id from customer_order where customer_email = ?';
const OWN_CONFIRMATIONS = `select id from order_confirmation where email = ? or order_id in (${OWN_ORDERS})`;

const findAffiliate = (ctx: Context, email: string): Promise<AffiliateRow | null> =>
  ctx.em.findOne(AffiliateEntity, { email }, { refresh: true });

async function count(em: Em, sql: string, params: readonly unknown[]): Promise<number> {
  const [row] = await queryRows<{ n: string | number }>(
    em,
    `select count(*) as n from (${sql}) as found`,
    params,
  );
  return Number(row?.n ?? 0);
}

/** @throws AppError NOT_FOUND when nothing is stored under the address */
export async function findPersonalData(ctx: Context, email: string): Promise<PersonalDataView> {
  const affiliate = await findAffiliate(ctx, email);
  const id = affiliate?.id ?? 0;
  const unpaid = await queryRows<{ currency: 'usd'; amountMinor: string | number }>(
    ctx.em,
    `select currency, sum(amount_minor) as "amountMinor" from commission where affiliate_id = ? and status = 'pending' group by currency having sum(amount_minor) <> 0 order by currency`,
    [id],
  );
  const view: PersonalDataView = {
    email,
    affiliate: affiliate && { id: affiliate.id, name: affiliate.name },
    orders: await count(ctx.em, OWN_ORDERS, [email]),
    confirmations: await count(ctx.em, OWN_CONFIRMATIONS, [email, email]),
    contacts: await count(ctx.em, 'select id from contact where email = ?', [email]),
    emails: await count(ctx.em, 'select id from mail_message where to_address = ?', [email]),
    unpaid: unpaid.map((row) => ({ currency: row.currency, amountMinor: Number(row.amountMinor) })),
    openPayout:
      (await count(ctx.em, `select id from payout_line where affiliate_id = ? and status = 'pending'`, [
        id,
      ])) > 0,
  };
  if (!affiliate && view.orders + view.confirmations + view.contacts + view.emails === 0)
    throw new AppError('NOT_FOUND', 'Nothing is known about this e-mail address.');
  return view;
}

/** A copy of all personal data, in a common format. The download writes one audit row. */
export async function exportPersonalData(ctx: Context, email: string): Promise<Record<string, unknown>> {
  await findPersonalData(ctx, email);
  const affiliate = await findAffiliate(ctx, email);
  const rows = (sql: string, params: readonly unknown[]) =>
    queryRows<Record<string, unknown>>(ctx.em, sql, params);
  const result = {
    email,
    exportedAt: ctx.deps.clock.now().toISOString(),
    affiliate: affiliate && {
      name: affiliate.name,
      email: affiliate.email,
      phone: affiliate.phone,
      company: affiliate.company,
      referralCode: affiliate.referralCode,
      commissionRate: affiliate.commissionRate,
      status: affiliate.status,
      ...decryptPayoutDetails(ctx, affiliate),
      createdAt: affiliate.createdAt,
      lastLoginAt: affiliate.lastLoginAt,
      commissions: await rows(
        'select id, order_id, kind, currency, amount_minor, rate, status, review_reason, cancel_reason, available_at, paid_at, created_at from commission where affiliate_id = ? order by id',
        [affiliate.id],
      ),
      payouts: await rows(
        'select id, currency, method, status, paid_on, reference from payout_line where affiliate_id = ? order by id',
        [affiliate.id],
      ),
      claims: await rows(
        'select subject, message, status, answer, created_at from affiliate_claim where affiliate_id = ? order by id',
        [affiliate.id],
      ),
    },
    orders: await rows(
      'select id, customer_name, customer_email, customer_phone, amount, currency, status, package_type, requirements, created_at, paid_at from customer_order where customer_email = ? order by created_at',
      [email],
    ),
    confirmations: await rows(
      `select id, order_id, full_name, email, phone, business_name, business_description, preferred_domain, domain_ownership, logo_file_name, billing_details, additional_notes, hear_about_us, status, created_at
       from order_confirmation where id in (${OWN_CONFIRMATIONS}) order by id`,
      [email, email],
    ),
    contacts: await rows(
      'select name, email, phone, company, message, inquiry_type, created_at from contact where email = ? order by id',
      [email],
    ),
    emails: await rows(
      'select kind, subject, status, created_at, sent_at from mail_message where to_address = ? order by created_at',
      [email],
    ),
  };
  await writeAudit(ctx, {
    action: 'person.export',
    subjectKind: affiliate ? 'affiliate' : undefined,
    subjectId: affiliate?.id,
  });
  return result;
}

async function eraseAffiliate(ctx: Context, row: AffiliateRow): Promise<void> {
  await ctx.em.nativeUpdate(
    AffiliateEntity,
    { id: row.id },
    {
      name: ERASED_NAME,
      email: `affiliate-${row.id}@${ERASED_HOST}`,
      phone: null,
      company: null,
      paypalEmailSealed: null,
      paypalEmailHash: null,
      bankDetailsSealed: null,
      bankDetailsHash: null,
      lastLoginIpHash: null,
      status: 'closed',
      erasedAt: ctx.deps.clock.now(),
    },
  );
  const run = (sql: string) => runStatement(ctx.em, sql, [row.id]);
  await run('delete from login_code where affiliate_id = ?');
  await run(`update affiliate_claim set subject = '', message = null, answer = null where affiliate_id = ?`);
  await run(`delete from admin_note where subject_kind = 'affiliate' and subject_id = ?`);
  await run(
    'update mail_message set payload_sealed = null, subject = null, reply_to = null where affiliate_id = ?',
  );
}

async function eraseCustomer(ctx: Context, email: string): Promise<void> {
  const run = (sql: string, params: readonly unknown[]) => runStatement(ctx.em, sql, params);
  // Runs before the addresses are erased: they identify the rows.
  await run(
    `delete from admin_note where subject_kind = 'confirmation' and subject_id in (${OWN_CONFIRMATIONS})`,
    [email, email],
  );
  await run(
    `update order_confirmation set full_name = ?, email = 'confirmation-' || id || '@${ERASED_HOST}', phone = null, business_name = ?, business_description = ?, preferred_domain = null,
       logo_file_name = null, billing_details = null, additional_notes = null where id in (${OWN_CONFIRMATIONS})`,
    [ERASED_NAME, ERASED_NAME, ERASED_NAME, email, email],
  );
  await run(`delete from admin_note where subject_kind = 'order' and subject_id in (${OWN_ORDERS})`, [email]);
  // Reasons are free text and may contain a name.
  await run(
    `update order_event set reason = null where actor <> '${PAYMENT_ACTOR}' and order_id in (${OWN_ORDERS})`,
    [email],
  );
  await run(
    `update commission set cancel_reason = '${REASON_ERASED}' where cancel_reason is not null and order_id in (${OWN_ORDERS})`,
    [email],
  );
  await run(
    `delete from admin_note where subject_kind = 'contact' and subject_id in (select id from contact where email = ?)`,
    [email],
  );
  await run(
    `update mail_message set payload_sealed = null, subject = null, reply_to = null where order_id in (${OWN_ORDERS})`,
    [email],
  );
  // Payment events stay for accounting; the payer's data goes. Sales keep the order's placeholder
  // address: without one they could not be parsed, and later refunds would not apply.
  await run(
    `update webhook_event set payload = case when webhook_event.checkout_id is null then bare.payload
         else jsonb_set(bare.payload, '{data,object,customer_email}', to_jsonb('order-' || bare.order_id || '@${ERASED_HOST}')) end
     from (select e.id as event_id, o.id as order_id,
         e.payload #- '{data,object,customer_details}' #- '{data,object,customer_email}' #- '{data,object,billing_details}' #- '{data,object,receipt_email}' #- '{data,object,shipping_details}' as payload
       from webhook_event e join customer_order o on o.payment_reference = e.payment_key or o.checkout_id = e.checkout_id
       where o.customer_email = ?) as bare
     where webhook_event.id = bare.event_id`,
    [email],
  );
  await eraseFromClaims(ctx, email);
  await run('delete from contact where email = ?', [email]);
  await run(
    `update customer_order set customer_name = ?, customer_email = 'order-' || id || '@${ERASED_HOST}', customer_phone = null, requirements = null, intake_version = intake_version + 1
     where customer_email = ?`,
    [ERASED_NAME, email],
  );
}

/** @throws AppError NOT_FOUND; CONFLICT while a payout to the person is open */
export async function erasePersonalData(ctx: Context, email: string): Promise<{ success: true }> {
  const uploads = await inTransaction(ctx, async (inner) => {
    const found = await findPersonalData(inner, email);
    if (found.openPayout)
      throw new AppError(
        'CONFLICT',
        'A payout to this person is under way. Mark its line as paid or failed first.',
      );
    const affiliate = await findAffiliate(inner, email);
    const files = await queryRows<{ name: string; preview_name: string | null }>(
      inner.em,
      `delete from upload where confirmation_id in (${OWN_CONFIRMATIONS}) returning name, preview_name`,
      [email, email],
    );
    await eraseCustomer(inner, email);
    // Notices to the shop about this person contain their address and text.
    await runStatement(
      inner.em,
      'update mail_message set payload_sealed = null, subject = null, reply_to = null where reply_to = ?',
      [email],
    );
    if (affiliate) await eraseAffiliate(inner, affiliate);
    await runStatement(
      inner.em,
      `update mail_message set to_address = 'mail@${ERASED_HOST}', payload_sealed = null, subject = null, reply_to = null, status = case when status = 'queued' then 'expired' else status end
       where to_address = ?`,
      [email],
    );
    await eraseFromResponses(inner, email);
    if (affiliate)
      await runStatement(inner.em, 'delete from idempotency_key where response::text ilike ?', [
        likePattern(affiliate.referralCode),
      ]);
    const { affiliate: who, email: _, unpaid: _unpaid, openPayout: _open, ...counts } = found;
    await writeAudit(inner, {
      action: 'person.erase',
      subjectKind: who ? 'affiliate' : 'person',
      subjectId: who?.id,
      after: counts,
    });
    return { files, affiliateId: affiliate?.id ?? null };
  });
  for (const file of uploads.files) {
    await ctx.deps.files.remove(file.name);
    if (file.preview_name) await ctx.deps.files.remove(file.preview_name);
  }
  if (uploads.affiliateId) await ctx.deps.sessions.endAll('affiliate', uploads.affiliateId);
  return { success: true };
}
