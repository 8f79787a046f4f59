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

export function Loaded<Data>({ query, failed, height, children }: Props<Data>) {
  // What is loaded stays when a later load fails, with the values of its forms.
  return (
    <>
      {Boolean(query.error) && <QueryError query={query} text={failureText(query.error, failed)} />}
      {query.data !== undefined && children(query.data)}
      {query.data === undefined && !query.error && <Skeleton height={height} />}
    </>
  );
}
