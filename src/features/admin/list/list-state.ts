import { useEffect, useMemo, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { z } from 'zod';

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
};

const NOT_A_FILTER = new Set(['cursor', 'limit', 'sort', 'view']);

const readQuery = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/**
 * Keeps list state in the address, so that it can be reloaded, shared and saved. Bypasses Vike,
 * which would fetch the page context again and lose the screen if the server is down.
 */
export function useListState<S extends z.ZodObject>(schema: S): ListState<z.input<S>> {
  const page = usePageContext();
  const { urlPathname } = page;
  // The state belongs to one page visit: a link to the same list starts from its own address.
  const [chosen, setChosen] = useState<{ page: unknown; search: Record<string, string> } | null>(null);
  const search: Record<string, string> = chosen?.page === page ? chosen.search : page.urlParsed.search;

  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === urlPathname)
        setChosen({ page, search: readQuery(window.location.search) });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [page, urlPathname]);

  return useMemo(() => {
    const values: Record<string, string> = {};
    for (const [key, shape] of Object.entries(schema.shape)) {
      const value = search[key];
      // Unknown values are dropped instead of failing the page.
      if (value && (shape as z.ZodType).safeParse(value).success) values[key] = value;
    }
    const write = (next: Record<string, string>, how: 'pushState' | 'replaceState') => {
      // Navigation to another page has begun: the address is no longer this list's.
      if (window.location.pathname !== urlPathname) return;
      const query = new URLSearchParams(next).toString();
      window.history[how](null, '', query ? `${urlPathname}?${query}` : urlPathname);
      setChosen({ page, search: next });
    };
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
      open: (query) => write(readQuery(query), 'pushState'),
      filterQuery: new URLSearchParams(filters).toString(),
      viewQuery: new URLSearchParams(Object.entries(values).filter(([key]) => key !== 'cursor')).toString(),
      isFiltered: filters.length > 0,
    };
  }, [schema, search, page, urlPathname]);
}
