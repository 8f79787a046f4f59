/** Erases the personal data under one email address: money rows stay, identifying data goes. */
import { LoginCodeEntity } from '#server/auth/one-time-code.entity.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import { emit } from '#server/emit.ts';
import { AffiliateEntity, type AffiliateRow } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { ClaimEntity } from '#server/modules/affiliate/claim/claim.entity.ts';
import { eraseBegunCheckout } from '#server/modules/sale/recovery/objection.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { AppError } from '#server/platform/errors.ts';
import { NoteEntity } from '../note/note.entity.ts';
import { eraseCustomer, placeholderAddress } from './erase-customer.service.ts';
import { eraseFromResponses, eraseResponsesWith } from './erase-mentions.service.ts';
import { findPersonalData, lockAffiliate } from './find-personal-data.service.ts';

async function eraseAffiliate(ctx: Context, { id }: AffiliateRow): Promise<void> {
  const { em, deps } = ctx;
  await emit(ctx, 'affiliate.erasing', { affiliateId: id });
  await em.nativeUpdate(
    AffiliateEntity,
    { id },
    {
      ...PERSONAL_DATA.affiliate.erased,
      email: placeholderAddress('affiliate', id),
      status: 'closed',
      erasedAt: deps.clock.now(),
    },
  );
  await em.nativeDelete(LoginCodeEntity, { affiliateId: id });
  await em.nativeUpdate(ClaimEntity, { affiliateId: id }, PERSONAL_DATA.affiliate_claim.erased);
  await em.nativeDelete(NoteEntity, { subjectKind: 'affiliate', subjectId: id });
  await em.nativeUpdate(EmailMessageEntity, { affiliateId: id }, PERSONAL_DATA.mail_message.erased);
}

/** Emails to the person, and notices to the shop with their address and text. */
async function eraseEmails({ em }: Context, email: string): Promise<void> {
  const { erased } = PERSONAL_DATA.mail_message;
  await em.nativeUpdate(EmailMessageEntity, { replyTo: email }, erased);
  await em.nativeUpdate(EmailMessageEntity, { toAddress: email, status: 'queued' }, { status: 'expired' });
  await em.nativeUpdate(
    EmailMessageEntity,
    { toAddress: email },
    { ...erased, toAddress: placeholderAddress('mail') },
  );
}

/** @throws AppError NOT_FOUND; CONFLICT while a payout to the person is open */
export async function erasePersonalData(ctx: Context, email: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    // Locked before orders and commissions, as by payout runs: none may add a line meanwhile.
    const affiliate = await lockAffiliate(inner, email);
    const found = await findPersonalData(inner, email);
    if (found.openPayout)
      throw new AppError(
        'CONFLICT',
        'A payout to this person is under way. Mark its line as paid or failed first.',
      );
    await eraseCustomer(inner, email);
    if (affiliate) {
      await eraseAffiliate(inner, affiliate);
      await ctx.deps.sessions.endAll(inner.em, 'affiliate', affiliate.id);
    }
    await eraseBegunCheckout(inner, email);
    await eraseEmails(inner, email);
    await eraseFromResponses(inner, email);
    if (affiliate) await eraseResponsesWith(inner, affiliate.referralCode);
    const { affiliate: who, email: _, unpaid: _unpaid, openPayout: _open, ...counts } = found;
    await writeAudit(inner, 'person.erase', who ? ['affiliate', who.id] : ['person', null], {
      after: counts,
    });
  });
}
