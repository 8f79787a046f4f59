import { adminDate, cellDate, fullTime } from '#src/domain/shared/dates.ts';
import type { Column } from './list-definition.ts';

/** Takes a line in a table, none in a card. */
export const NoValue = () => <span className="no-value">–</span>;

/**
 * A time on one line: short, with the full form and its age as its title. `isLong` shows the full
 * form where the list is wide enough for it.
 */
export function CellTime({ at, isLong = false }: { at: Date | null; isLong?: boolean }) {
  if (!at) return <NoValue />;
  const long = adminDate(at);
  return (
    <time dateTime={at.toISOString()} title={fullTime(at)} className={isLong ? 'alist-time' : undefined}>
      {isLong ? (
        <>
          <span className="time-long">{long}</span>
          <span className="time-short">{cellDate(at)}</span>
        </>
      ) : (
        cellDate(at)
      )}
    </time>
  );
}

export const createdColumn = <T extends { createdAt: Date }>(
  label: string,
  rest: Partial<Column<T>>,
): Column<T> => ({
  label,
  sort: 'createdAt',
  sortFirst: 'descending',
  cell: (row) => <CellTime at={row.createdAt} />,
  ...rest,
});

/** What stands in place of a value that a record lacks. */
export const NO_EMAIL = 'No email';
type Value = string | null | undefined;
export const customerName = (name: Value): string => name || 'Unknown Customer';
export const contactName = (name: Value): string => name || 'Unknown Contact';
export const emailText = (email: Value): string => email || NO_EMAIL;
