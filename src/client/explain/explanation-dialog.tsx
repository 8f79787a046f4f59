import './explanation.css';
import { Alert, Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { failureText } from '#src/client/trpc.ts';
import type { ExplanationView } from '#src/domain/office/explain/explain.schema.ts';
import { partText, partTexts, rowText } from '#src/domain/office/explain/figure-text.ts';
import { momentText, shortDate } from '#src/domain/shared/dates.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import type { ExplanationQuery } from './explanation-query.ts';

type Props = {
  isOpen: boolean;
  query: ExplanationQuery;
  part: number;
  onPart: (part: number) => void;
  onClose: () => void;
};

/** Meaning, rows and sum of a figure. */
export function ExplanationDialog({ isOpen, query, part, onPart, onClose }: Props) {
  const view = query.data?.pages.at(-1);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="46rem" title={view?.title ?? 'Explain this number'}>
      <div className="explanation">
        <div className="explanation-line">
          <Text size="sm" c="dimmed" role="status">
            {view ? `As of ${momentText(view.asOf)}` : !query.error && 'Loading...'}
          </Text>
          {!query.error && (
            <Button
              variant="default"
              size="compact-md"
              onClick={() => void copyText(window.location.href, 'link')}
            >
              Copy link
            </Button>
          )}
        </div>
        {query.error ? (
          <Alert color="red" role="alert">
            {failureText(query.error, 'The rows of this figure could not be loaded. Try again later.')}
          </Alert>
        ) : view ? (
          <>
            <p className="explanation-total">{view.total}</p>
            <Text>{view.meaning}</Text>
            {view.parts.length > 1 && <Parts view={view} part={part} onPart={onPart} />}
            {query.isPlaceholderData ? <Skeleton height="12rem" /> : <Rows query={query} part={part} />}
          </>
        ) : (
          <Skeleton height="20rem" />
        )}
      </div>
    </Dialog>
  );
}

/** `12 ÷ 340 = 3.5%`, and the choice of the rows to show. */
function Parts({ view, part, onPart }: { view: ExplanationView } & Pick<Props, 'part' | 'onPart'>) {
  return (
    <>
      <p className="explanation-formula">
        {view.parts.map((one) => `${partText(one)} ${one.name.toLowerCase()}`).join(' ÷ ')} = {view.total}
      </p>
      <SegmentedControl
        aria-label="Rows of"
        value={String(part)}
        onChange={(value) => onPart(Number(value))}
        data={view.parts.map(({ name }, index) => ({ value: String(index), label: name }))}
      />
    </>
  );
}

function Rows({ query, part }: Pick<Props, 'query' | 'part'>) {
  const pages = query.data?.pages ?? [];
  const shown = pages.at(-1)?.parts[part];
  if (!shown) return null;
  const rows = pages.flatMap(({ items }) => items);
  const { unit } = shown;
  const hasAmounts = unit !== 'count';
  if (rows.length === 0) return <p className="explanation-none">There are no rows: the figure is zero.</p>;
  return (
    <>
      <table className="explanation-rows" aria-label={`${shown.name}: rows`}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            {hasAmounts && <th scope="col">{unit === 'time' ? 'Time' : 'Amount'}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <time dateTime={row.at.toISOString()} title={momentText(row.at)}>
                  {shortDate(row.at)}
                </time>
              </td>
              <td>
                {row.href ? <a href={row.href}>{row.what}</a> : row.what}
                {row.note && <span className="explanation-note">{row.note}</span>}
              </td>
              {hasAmounts && <td>{rowText(row, unit)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {unit === 'time' ? 'Median of' : 'Sum of'} {countText(shown.rows)}{' '}
              {shown.rows === 1 ? 'row' : 'rows'}
              {!hasAmounts && `: ${partText(shown)}`}
            </th>
            {hasAmounts && (
              <td>
                {partTexts(shown).map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </td>
            )}
          </tr>
        </tfoot>
      </table>
      {shown.rows > rows.length && (
        <div className="explanation-line">
          <Text size="sm" c="dimmed" role="status">
            First {countText(rows.length)} of {countText(shown.rows)}
          </Text>
          {query.hasNextPage && (
            <Button
              variant="default"
              size="compact-md"
              aria-disabled={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? 'Loading...' : 'Load more'}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
