import { Fragment } from 'react';
import { Figure, type FigureProps } from '#src/client/explain/explain.tsx';
import type { CurrencySum } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import type { AffiliateFigure } from '#src/domain/affiliate/account/affiliate-figures.ts';
import { sumText } from '../money.ts';

/** A figure of the affiliate's dashboard. */
export const OwnFigure = (props: FigureProps<AffiliateFigure>) => <Figure {...props} />;

type Props = Omit<FigureProps<AffiliateFigure>, 'text' | 'of'> & { sums: readonly CurrencySum[] };

/** `$50.00 + £25.00`: each of them opens its rows. */
export function OwnSums({ sums, ...figure }: Props) {
  if (sums.length === 0) return <OwnFigure {...figure} text={sumText(sums)} />;
  return sums.map((sum, index) => (
    <Fragment key={sum.currency}>
      {index > 0 && ' + '}
      <OwnFigure {...figure} of={sum.currency} text={sumText([sum])} />
    </Fragment>
  ));
}
