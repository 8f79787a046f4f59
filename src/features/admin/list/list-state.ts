import { useEffect, useMemo, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { z } from 'zod';

export const PAGE_SIZES = ['25', '50', '100'] as const;
const PAGE_SIZE_DEFAULT = 25;

export type ListState<Input> = {
  /** What the address says, as far as the list's schema accepts it: the query's input. */
  input: Input;
  /** The same as texts, for the controls. */
  values: Readonly<Record<string, string>>;
  /** Keys of the columns that are not shown. */
  hidden: readonly string[];
  /** Changes filters, search, sort or columns; starts at the first page again. null removes a value. */
  set(patch: Record<string, string | null>): void;
  goTo(cursor: string | null): void;
  /** Another query as a whole, such as that of a saved view. */
  open(query: string): void;
  /** Search and filters only, as a query string: what an export or a saved view is about. */
  filterQuery: string;
  isFiltered: boolean;
};

const NOT_A_FILTER = new Set(['cursor', 'limit', 'cols', 'sort']);

const readQuery = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/**
 * Everything about a list stands in the address: it can be reloaded, shared, bookmarked and saved as a view. Vike is not asked for
 * another page when only the query changes: it would fetch the page's context, and without the server the screen would be lost. Entries
 * of the history that are not its own it leaves to us while the page is the same.
 */
export function useListState<S extends z.ZodObject>(schema: S): ListState<z.input<S>> {
  const page = usePageContext();
  const { urlPathname } = page;
  // What is chosen counts for the page it was chosen on: a link to the same list starts from its own address again.
  const [chosen, setChosen] = useState<{ page: unknown; search: Record<string, string> } | null>(null);
  const search: Record<string, string> = chosen?.page === page ? chosen.search : page.urlParsed.search;

  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === urlPathname) setChosen({ page, search: readQuery(window.location.search) });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [page, urlPathname]);

  return useMemo(() => {
    const values: Record<string, string> = {};
    for (const [key, shape] of Object.entries(schema.shape)) {
      const value = search[key];
      // A value the list does not know is dropped, never an error page.
      if (value && (shape as z.ZodType).safeParse(value).success) values[key] = value;
    }
    const write = (next: Record<string, string>, how: 'pushState' | 'replaceState') => {
      // On the way to another page already: its address is not ours.
      if (window.location.pathname !== urlPathname) return;
      const query = new URLSearchParams(next).toString();
      window.history[how](null, '', query ? `${urlPathname}?${query}` : urlPathname);
      setChosen({ page, search: next });
    };
    const all = { ...values, ...(search.cols ? { cols: search.cols } : {}) } as Record<string, string>;
    const filters = Object.entries(values).filter(([key]) => !NOT_A_FILTER.has(key));
    return {
      input: { limit: PAGE_SIZE_DEFAULT, ...values } as z.input<S>,
      values,
      hidden: (search.cols ?? '').split('.').filter(Boolean),
      set(patch) {
        const { cursor: _cursor, ...rest } = all;
        for (const [key, value] of Object.entries(patch)) {
          if (value) rest[key] = value;
          else delete rest[key];
        }
        write(rest, 'replaceState');
      },
      goTo(cursor) {
        const { cursor: _cursor, ...rest } = all;
        write(cursor ? { ...rest, cursor } : rest, 'pushState');
      },
      open: (query) => write(readQuery(query), 'pushState'),
      filterQuery: new URLSearchParams(filters).toString(),
      isFiltered: filters.length > 0,
    };
  }, [schema, search, page, urlPathname]);
}
