import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { failureText } from './trpc.ts';

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  /** The sentence for a failure that the server does not explain. */
  failed: string;
  /** Of the skeleton that keeps the place. */
  height: number | string;
  children: (data: Data) => ReactNode;
};

/** What a query has loaded, or why it could not be, with a button that tries again. */
export function Loaded<Data>({ query, failed, height, children }: Props<Data>) {
  if (query.error) return <QueryError query={query} text={failureText(query.error, failed)} />;
  return query.data === undefined ? <Skeleton height={height} /> : children(query.data);
}
