/** The demo's affiliates, and visits through the first one's links. */

import { AffiliateEntity } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { signUp } from '#server/modules/affiliate/account/affiliate.service.ts';
import { ClickEntity } from '#server/modules/affiliate/referral/click.entity.ts';
import { paths } from '#src/domain/paths.ts';
import { addDays, DAY_MS, HOUR_MS } from '#src/domain/shared/dates.ts';
import type { Context } from '../context.ts';
import type { Deps } from '../deps.ts';
import { randomBase32 } from '../platform/crypto.ts';
import type { Happening } from './happening.ts';

export type Partner = { id: number; referralCode: string };

const BLANK = {
  phone: null,
  company: null,
  paypalEmail: null,
  bankDetails: null,
  commissionRate: undefined,
};

/** The affiliate of the demo's links, who has a readable code. */
export async function signUpPartner(ctx: Context): Promise<Partner> {
  const { id } = await signUp(ctx, {
    ...BLANK,
    name: 'Harbour Lane Consulting',
    email: 'partner@harbourlane.example',
    company: 'Harbour Lane Consulting',
    paypalEmail: 'accounts@harbourlane.example',
  });
  const referralCode = 'HARBR234';
  const emailVerifiedAt = addDays(ctx.deps.clock.now(), 1);
  const lastLoginAt = addDays(new Date(), -3);
  await ctx.em.nativeUpdate(AffiliateEntity, { id }, { referralCode, emailVerifiedAt, lastLoginAt });
  return { id, referralCode };
}

export const otherAffiliates: readonly Happening[] = [
  [
    60,
    (ctx) =>
      signUp(ctx, {
        ...BLANK,
        name: 'Ines Marchetti',
        email: 'ines@marchetti.example',
        bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55',
      }),
  ],
  [
    9,
    (ctx) =>
      signUp(ctx, {
        ...BLANK,
        name: 'Northfield Chamber of Trade',
        email: 'office@northfield.example',
        phone: '+44 113 496 0123',
      }),
  ],
];

export async function seedClicks(deps: Deps, affiliate: Partner): Promise<void> {
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
