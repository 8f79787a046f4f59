import './price.css';
import { Fragment } from 'react';
import { priceText } from '#src/domain/offer.ts';

const DOLLARS = priceText('usd');

/** The package's price in dollars; currency.ts rewrites it in the visitor's currency. */
export const Price = () => <span data-price>{DOLLARS}</span>;

export function WithPrice({ text }: { text: string }) {
  const [before, ...rest] = text.split(DOLLARS);
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <Price />
          {after}
        </Fragment>
      ))}
    </>
  );
}

/** Leads to the price. */
export const OrderNow = ({ href }: { href: string }) => (
  <a className="btn gold" href={href}>
    <span>
      ORDER NOW - JUST <Price />
    </span>
  </a>
);
