import { keepPreviousData } from '@tanstack/react-query';
import type { InferQueryLikeData } from '@trpc/react-query/shared';
import { useMemo } from 'react';
import type { z } from 'zod';
import { readQuery, useAddressQuery } from '#src/client/use-address-query.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import type { ListQuery } from './list-definition.ts';

export const PAGE_SIZES = ['25', '50', '100'] as const;
const PAGE_SIZE_DEFAULT = 25;

export type ListState<Input> = {
  /** Query input: the address parameters that the list's schema accepts. */
  input: Input;
  /** The same values as text, for the controls. */
  values: Readonly<Record<string, string>>;
  /** Changes filters, search or sort and returns to the first page. null removes a value. */
  set(patch: Record<string, string | null>): void;
  goTo(cursor: string | null): void;
  /** Replaces the whole query, e.g. with a saved view. */
  open(query: string): void;
  /** Search and filters as a query string, for exports and tabs. */
  filterQuery: string;
  /** The same with the sort, for saved views. */
  viewQuery: string;
  isFiltered: boolean;
  /** The list takes `from` and `to`. */
  hasPeriod: boolean;
};

const NOT_A_FILTER = new Set(['cursor', 'limit', 'sort', 'view']);

/** The state of a list, kept in the address. */
export function useListState<S extends z.ZodObject>(schema: S): ListState<z.input<S>> {
  const { query, write } = useAddressQuery();
  return useMemo(() => {
    const values: Record<string, string> = {};
    for (const [key, shape] of Object.entries(schema.shape)) {
      const value = query[key];
      // Unknown values are dropped instead of failing the page.
      if (value && (shape as z.ZodType).safeParse(value).success) values[key] = value;
    }
    const filters = Object.entries(values).filter(([key]) => !NOT_A_FILTER.has(key));
    return {
      input: { limit: PAGE_SIZE_DEFAULT, ...values } as z.input<S>,
      values,
      set(patch) {
        const { cursor: _cursor, ...rest } = values;
        for (const [key, value] of Object.entries(patch)) {
          if (value) rest[key] = value;
          else delete rest[key];
        }
        write(rest, 'replaceState');
      },
      goTo(cursor) {
        const { cursor: _cursor, ...rest } = values;
        write(cursor ? { ...rest, cursor } : rest, 'pushState');
      },
      open: (saved) => write(readQuery(saved), 'pushState'),
      filterQuery: new URLSearchParams(filters).toString(),
      viewQuery: new URLSearchParams(Object.entries(values).filter(([key]) => key !== 'cursor')).toString(),
      isFiltered: filters.length > 0,
      hasPeriod: 'from' in schema.shape,
    };
  }, [schema, query, write]);
}

/** Of a list's query: the rows stay on screen until those of another page or filter arrive. */
export const KEEP_ROWS = { placeholderData: keepPreviousData };

type Lists<Input> = { useQuery: (input: Input, options: typeof KEEP_ROWS) => ListQuery<unknown> };
type RowOf<Procedure> = InferQueryLikeData<Procedure> extends Page<infer Row> ? Row : never;

export function useList<S extends z.ZodObject, P extends Lists<z.input<S>>>(schema: S, procedure: P) {
  const state = useListState(schema);
  const query = procedure.useQuery(state.input, KEEP_ROWS);
  return { state, query: query as ListQuery<RowOf<P>> };
}
