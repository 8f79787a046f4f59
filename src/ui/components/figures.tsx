import './figures.css';
import { Fragment, type ReactNode } from 'react';
import type { Currency } from '#src/domain/shared/currency.ts';
import { type CurrencySum, formatMinor } from '#src/domain/shared/money.ts';

type FigureProps = {
  text: string;
  /** What it is, for screen readers: "total orders". */
  label: string;
  /** The list of the rows that it counts or adds up. */
  href: string;
};

export const Figure = ({ text, label, href }: FigureProps) => (
  <a className="figure-link" href={href} aria-label={`${text} ${label}`}>
    {text}
  </a>
);

type SumsProps = {
  sums: readonly CurrencySum[];
  label: string;
  hrefOf: (currency: Currency) => string;
};

/** `$500.00 + £250.00`: each sum links to its rows. */
export function SumFigures({ sums, label, hrefOf }: SumsProps) {
  return sums.map(({ currency, amountMinor }, index) => (
    <Fragment key={currency}>
      {index > 0 && ' + '}
      <Figure href={hrefOf(currency)} text={formatMinor(amountMinor, currency)} label={label} />
    </Fragment>
  ));
}

type Props<Row> = {
  /** Id of its heading. */
  labelledBy: string;
  rows: readonly Row[];
  /** By their headings. The first column names the row. */
  columns: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** The first columns are text, the others figures. */
  textColumns?: number;
};

export function FiguresTable<Row>({ labelledBy, rows, columns, textColumns = 1 }: Props<Row>) {
  const classOf = (index: number) => (index < textColumns ? undefined : 'num');
  return (
    <table className="figures-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {Object.keys(columns).map((label, index) => (
            <th key={label} scope="col" className={classOf(index)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its rows have no state
          <tr key={at}>
            {Object.entries(columns).map(([label, cell], index) =>
              index === 0 ? (
                <th key={label} scope="row" data-label={label}>
                  {cell(row)}
                </th>
              ) : (
                <td key={label} data-label={label} className={classOf(index)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
