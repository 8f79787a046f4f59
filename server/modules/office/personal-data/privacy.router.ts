/** Each module knows its own part of a person's data. Erasure keeps rows about money. */
import { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { AppError } from '#server/platform/errors.ts';
import { ownerAction, ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  erasePersonalDataInput,
  type PersonalDataView,
  personalDataInput,
  personalDataView,
} from '#src/domain/office/personal-data/personal-data.schema.ts';

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
export async function erasePersonalData(ctx: Context, email: string): Promise<void> {
  // Later modules find their rows by those of earlier ones, whose addresses are erased last.
  const sources = ctx.deps.personalData.toReversed();
  await inTransaction(ctx, async (inner) => {
    for (const source of sources) await source.lock?.(inner, email);
    const found = await findPersonalData(inner, email);
    const { account, email: _, unpaid, openPayout, ...counts } = found;
    if (openPayout)
      throw new AppError(
        'CONFLICT',
        'A payout to this person is under way. Mark its line as paid or failed first.',
      );
    for (const source of sources) await source.erase(inner, email, found);
    await writeAudit(inner, 'person.erase', account ? [account.kind, account.id] : ['person', null], {
      after: counts,
    });
  });
}

/** Owners only: the copy contains payout details, and an erasure cannot be undone. */
export const privacyRouter = router({
  find: ownerProcedure
    .input(personalDataInput)
    .output(personalDataView)
    .mutation(({ ctx, input }) => findPersonalData(ctx, input.email)),
  export: ownerProcedure
    .input(personalDataInput)
    .output(z.record(z.string(), z.unknown()))
    .mutation(({ ctx, input }) => exportPersonalData(ctx, input.email)),
  erase: ownerAction
    .input(erasePersonalDataInput)
    .mutation(({ ctx, input }) => erasePersonalData(ctx, input.email)),
});
