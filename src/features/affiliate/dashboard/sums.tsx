import { Fragment } from 'react';
import {
  type OwnCommissionFilter,
  ownCommissionsHref,
} from '#src/domain/affiliate/commission/own-commissions.ts';
import { type CurrencySum, formatMinor } from '#src/domain/shared/money.ts';
import { Figure } from '#src/ui/components/figure.tsx';

type Props = {
  affiliateId: number;
  filter: OwnCommissionFilter;
  sums: readonly CurrencySum[];
  label: string;
};

/** `$50.00 + £25.00`: each links to its commissions. */
export function Sums({ affiliateId, filter, sums, label }: Props) {
  if (sums.length === 0) return formatMinor(0, 'usd');
  return sums.map((sum, index) => (
    <Fragment key={sum.currency}>
      {index > 0 && ' + '}
      <Figure
        href={ownCommissionsHref(affiliateId, { ...filter, currency: sum.currency })}
        text={formatMinor(sum.amountMinor, sum.currency)}
        label={label}
      />
    </Fragment>
  ));
}
