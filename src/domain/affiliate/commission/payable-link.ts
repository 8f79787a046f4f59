import type { z } from 'zod';
import type { Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import type { commissionListInput } from './commission-admin.schema.ts';

/** What a payout of that day takes from an affiliate in one currency, or leaves out. */
export function payableHref(affiliateId: number, currency: Currency, on: Date): string {
  const filter: z.input<typeof commissionListInput> = {
    affiliateId,
    currency,
    stage: 'payable',
    on: utcDay(on),
  };
  return `${paths.adminCommissions}?${new URLSearchParams(filter as Record<string, string>)}`;
}
