/** The demo's affiliates, and visits through the first one's links. */

import { AffiliateEntity } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { signUp } from '#server/modules/affiliate/account/affiliate.service.ts';
import { ClickEntity } from '#server/modules/affiliate/referral/click.entity.ts';
import { paths } from '#src/domain/paths.ts';
import { DAY_MS, HOUR_MS } from '#src/domain/shared/dates.ts';
import type { Deps } from '../deps.ts';
import { randomBase32 } from '../platform/crypto.ts';
import { at } from './seed-contacts.ts';

export type SeedAffiliate = { id: number; referralCode: string };

export async function seedAffiliates(deps: Deps): Promise<SeedAffiliate> {
  const blank = {
    phone: null,
    company: null,
    paypalEmail: null,
    bankDetails: null,
    commissionRate: undefined,
  };
  const first = await signUp(at(deps, 120), {
    ...blank,
    name: 'Harbour Lane Consulting',
    email: 'partner@harbourlane.example',
    company: 'Harbour Lane Consulting',
    paypalEmail: 'accounts@harbourlane.example',
  });
  await signUp(at(deps, 60), {
    ...blank,
    name: 'Ines Marchetti',
    email: 'ines@marchetti.example',
    bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55',
  });
  await signUp(at(deps, 9), {
    ...blank,
    name: 'Northfield Chamber of Trade',
    email: 'office@northfield.example',
    phone: '+44 113 496 0123',
  });
  // A readable code for the demonstration's links.
  const em = deps.db.fork();
  await em.nativeUpdate(
    AffiliateEntity,
    { id: first.id },
    { referralCode: 'HARBR234', emailVerifiedAt: new Date(Date.now() - 119 * DAY_MS) },
  );
  return { id: first.id, referralCode: 'HARBR234' };
}

export async function seedClicks(deps: Deps, affiliate: SeedAffiliate): Promise<void> {
  const em = deps.db.fork();
  const landings = ['/', '/', '/restaurant', '/web-design-leeds', paths.portfolio, '/construction'];
  for (let index = 0; index < 60; index++) {
    const createdAt = new Date(Date.now() - ((index * 37) % 88) * DAY_MS - index * 900_000);
    await em.insert(ClickEntity, {
      publicId: randomBase32(32),
      affiliateId: affiliate.id,
      visitorHash: deps.keyring.keyedHash('visitor', `demo-${index}`),
      hourBucket: Math.floor(createdAt.getTime() / HOUR_MS),
      landingPath: landings[index % landings.length] ?? '/',
      referrerHost: index % 3 === 0 ? 'www.harbourlane.example' : null,
      ipHash: null,
      isTest: false,
      createdAt,
    });
  }
}
