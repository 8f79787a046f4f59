/** Emails to the person and notices about them, notes of staff, stored responses. */
import type { Context, PersonalDataSource } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { copyRows, eraseResponses, placeholderAddress } from '#server/database/personal-data.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import {
  ownConfirmations,
  ownOrders,
} from '#server/modules/sale/personal-data/sale-personal-data.service.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import type { PersonalDataView } from '#src/domain/office/personal-data/personal-data.schema.ts';
import { valueMentionsEmail } from '#src/domain/shared/erasure.rules.ts';

export const officePersonalData: PersonalDataSource = {
  find: async ({ em }, email) => ({ emails: await em.count(EmailMessageEntity, { toAddress: email }) }),
  async copy({ em }, email) {
    const emails = kysely(em).selectFrom('mail_message').select(PERSONAL_DATA.mail_message.copied);
    return { emails: await copyRows(emails.where('toAddress', '=', email).orderBy('createdAt')) };
  },
  async erase(ctx, email, { account }) {
    await eraseNotes(ctx, email, account);
    const { em } = ctx;
    const { erased } = PERSONAL_DATA.mail_message;
    await em.nativeUpdate(EmailMessageEntity, { replyTo: email }, erased);
    await em.nativeUpdate(EmailMessageEntity, { toAddress: email, status: 'queued' }, { status: 'expired' });
    const toAddress = placeholderAddress('mail');
    await em.nativeUpdate(EmailMessageEntity, { toAddress: email }, { ...erased, toAddress });
    await eraseResponses(ctx, email, (response) => valueMentionsEmail(response, email));
  },
};

async function eraseNotes(ctx: Context, email: string, account: PersonalDataView['account']): Promise<void> {
  const db = kysely(ctx.em);
  const about = [
    ['confirmation', ownConfirmations(ctx, email)],
    ['order', ownOrders(ctx, email)],
    ['contact', db.selectFrom('contact').select('id').where('email', '=', email)],
    ...(account ? ([[account.kind, [account.id]]] as const) : []),
  ] as const;
  for (const [kind, ids] of about)
    await db.deleteFrom('admin_note').where('subjectKind', '=', kind).where('subjectId', 'in', ids).execute();
}
