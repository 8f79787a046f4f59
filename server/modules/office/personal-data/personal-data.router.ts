/** Each module knows its own part of a person's data. Erasure keeps rows about money. */
import { z } from 'zod';
import { type Context, type PersonalDataSource, transactional } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { copyRows, eraseEmails, eraseResponses, placeholderAddress } from '#server/database/personal-data.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import {
  ownConfirmations,
  ownOrders,
} from '#server/modules/sale/personal-data/sale-personal-data.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { AppError } from '#server/platform/errors.ts';
import { ownerAction, ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  erasePersonalDataInput,
  type PersonalDataView,
  personalDataInput,
  personalDataView,
} from '#src/domain/office/personal-data/personal-data.schema.ts';
import { valueMentionsEmail } from '#src/domain/shared/erasure.rules.ts';

/** @throws AppError NOT_FOUND when nothing is stored under the address */
async function findPersonalData(ctx: Context, email: string): Promise<PersonalDataView> {
  const counts = { orders: 0, confirmations: 0, contacts: 0, begunCheckouts: 0, emails: 0 };
  const view: PersonalDataView = { email, account: null, ...counts, unpaid: [], openPayout: false };
  for (const source of ctx.deps.personalData) Object.assign(view, await source.find?.(ctx, email));
  const { account, orders, confirmations, contacts, begunCheckouts, emails } = view;
  if (!account && orders + confirmations + contacts + begunCheckouts + emails === 0)
    throw new AppError(
      'NOT_FOUND',
      'We hold nothing about this email address. Check it for typing mistakes.',
    );
  return view;
}

/** In a common format. Writes one audit row. @throws AppError NOT_FOUND */
async function exportPersonalData(ctx: Context, email: string): Promise<Record<string, unknown>> {
  const { account } = await findPersonalData(ctx, email);
  const copy = { email, exportedAt: ctx.deps.clock.now().toISOString() };
  for (const source of ctx.deps.personalData) Object.assign(copy, await source.copy?.(ctx, email));
  await writeAudit(ctx, 'person.export', account && [account.kind, account.id]);
  return copy;
}

/** @throws AppError NOT_FOUND; CONFLICT while a payout to the person is open */
export const erasePersonalData = transactional(async (ctx: Context, email: string) => {
  // Later modules find their rows by those of earlier ones, whose addresses are erased last.
  const sources = ctx.deps.personalData.toReversed();
  for (const source of sources) await source.lock?.(ctx, email);
  const found = await findPersonalData(ctx, email);
  const { account, email: _, unpaid, openPayout, ...counts } = found;
  if (openPayout)
    throw new AppError(
      'CONFLICT',
      'A payout to this person is under way. Mark its line as paid or failed first.',
    );
  for (const source of sources) await source.erase(ctx, email, found);
  await writeAudit(ctx, 'person.erase', account ? [account.kind, account.id] : ['person', null], {
    after: counts,
  });
});

export const officePersonalData: PersonalDataSource = {
  find: async ({ em }, email) => ({ emails: await em.count(EmailMessageEntity, { toAddress: email }) }),
  async copy({ em }, email) {
    const emails = kysely(em).selectFrom('mail_message').select(PERSONAL_DATA.mail_message.copied);
    return { emails: await copyRows(emails.where('toAddress', '=', email).orderBy('createdAt')) };
  },
  async erase(ctx, email, { account }) {
    await eraseNotes(ctx, email, account);
    await eraseEmails(ctx, (eb) => eb.or([eb('replyTo', '=', email), eb('toAddress', '=', email)]));
    const toAddress = placeholderAddress('mail');
    await ctx.em.nativeUpdate(EmailMessageEntity, { toAddress: email }, { toAddress });
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

const lookUp = ownerProcedure.input(personalDataInput);

/** Owners only: the copy contains payout details, and an erasure cannot be undone. */
export const personalDataRouter = router({
  find: lookUp.output(personalDataView).mutation(({ ctx, input }) => findPersonalData(ctx, input.email)),
  export: lookUp
    .output(z.record(z.string(), z.unknown()))
    .mutation(({ ctx, input }) => exportPersonalData(ctx, input.email)),
  erase: ownerAction
    .input(erasePersonalDataInput)
    .mutation(({ ctx, input }) => erasePersonalData(ctx, input.email)),
});
