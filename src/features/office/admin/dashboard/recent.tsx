import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';

type Row = {
  id: number;
  href: string;
  name: string;
  email?: string;
  /** Below name and address. */
  more?: ReactNode;
  /** At the end of the row, above its status. */
  end?: ReactNode;
  status: ReactNode;
  /** The usual next step, in one press. */
  next?: ReactNode;
};

type RecentProps = {
  title: string;
  href: string;
  isPending: boolean;
  empty: string;
  rows: readonly Row[] | undefined;
};

/** The newest rows of a list. */
export function Recent({ title, href, isPending, empty, rows }: RecentProps) {
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section className="admin-card" aria-label={title} {...keptFocus}>
      <div className="dash-head">
        <h2>{title}</h2>
        <a href={href} aria-label={`${title}: view all`}>
          View all
        </a>
      </div>
      {isPending ? (
        <Skeleton className="dash-wait" height={440} mt="sm" />
      ) : rows && rows.length > 0 ? (
        <ul className="dash-list">
          {rows.map((row) => (
            <li key={row.id}>
              <div>
                <a href={row.href}>{row.name}</a>
                {row.email && (
                  <span className="alist-sub">
                    <AddressText>{row.email}</AddressText>
                  </span>
                )}
                {row.more}
              </div>
              <div className="dash-end">
                {row.end}
                {row.status}
                {row.next}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="dash-empty">{empty}</p>
      )}
    </section>
  );
}
