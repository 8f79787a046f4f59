import { Fragment } from 'react';
import type { CurrencySum } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import {
  type OwnCommissionFilter,
  ownCommissionsHref,
} from '#src/domain/affiliate/commission/own-commissions.ts';
import { Figure } from '#src/ui/components/figure.tsx';
import { sumText } from '../money.ts';

type Props = {
  affiliateId: number;
  filter: OwnCommissionFilter;
  sums: readonly CurrencySum[];
  label: string;
};

/** `$50.00 + £25.00`: each links to its commissions. */
export function Sums({ affiliateId, filter, sums, label }: Props) {
  if (sums.length === 0) return sumText(sums);
  return sums.map((sum, index) => (
    <Fragment key={sum.currency}>
      {index > 0 && ' + '}
      <Figure
        href={ownCommissionsHref(affiliateId, { ...filter, currency: sum.currency })}
        text={sumText([sum])}
        label={label}
      />
    </Fragment>
  ));
}
