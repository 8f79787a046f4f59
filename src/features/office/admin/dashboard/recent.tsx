import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

type RecentProps = {
  title: string;
  href: string;
  isPending: boolean;
  empty: string;
  children: ReactNode[] | undefined;
};

/** The newest rows of a list. */
export function Recent({ title, href, isPending, empty, children }: RecentProps) {
  return (
    <section className="admin-card" aria-label={title}>
      <div className="dash-head">
        <h2>{title}</h2>
        <a href={href} aria-label={`${title}: view all`}>
          View all
        </a>
      </div>
      {isPending ? (
        <Skeleton height={440} mt="sm" />
      ) : children && children.length > 0 ? (
        <ul className="dash-list">{children}</ul>
      ) : (
        <p className="dash-empty">{empty}</p>
      )}
    </section>
  );
}
