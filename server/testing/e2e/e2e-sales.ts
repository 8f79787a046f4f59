/**
 * Inserts sales that the end-to-end tests cannot create: a commission is held for
 * thirty days before it can be paid out.
 */
import { type Deps, systemContext } from '#server/context.ts';
import { AffiliateEntity } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { signUp } from '#server/modules/affiliate/account/affiliate.service.ts';
import { createAdmin } from '#server/modules/office/account/admin.service.ts';
import { at, buy } from '#server/seed/order-steps.ts';
import * as ACCOUNTS from './e2e-accounts.ts';

export async function addOldSales(deps: Deps): Promise<void> {
  for (const account of Object.values(ACCOUNTS))
    await createAdmin(systemContext(deps), { ...account, role: 'owner' });
  const { id } = await signUp(at(deps, 90), {
    name: 'Quarry Lane Studio',
    email: 'hello@quarrylane.example',
    paypalEmail: 'money@quarrylane.example',
    phone: null,
    company: null,
    bankDetails: null,
    commissionRate: undefined,
  });
  const { referralCode } = await deps.db.fork().findOneOrFail(AffiliateEntity, { id });
  const sell = (name: string, email: string, days: number) => buy(name, email, referralCode)(at(deps, days));
  await sell('Gwen Tarrant', 'gwen@tarrantpottery.example', 50);
  // Colleagues of the affiliate: staff review these first, so the
  // test sets when they become payable.
  await sell('Abel Stone', 'abel@quarrylane.example', 44);
  await sell('Cora Flint', 'cora@quarrylane.example', 43);
}
