import { useMemo, useState } from 'react';
import { navigate } from 'vike/client/router';
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
  /** Search and filters only, as a query string: what an export or a saved view is about. */
  filterQuery: string;
  isFiltered: boolean;
};

const NOT_A_FILTER = new Set(['cursor', 'limit', 'cols', 'sort']);

/** Everything about a list stands in the address: it can be reloaded, shared, bookmarked and saved as a view. */
export function useListState<S extends z.ZodObject>(schema: S): ListState<z.input<S>> {
  const { urlParsed, urlPathname } = usePageContext();
  // The address follows a moment later: controls show at once what was chosen, and two choices in a row add up.
  const [chosen, setChosen] = useState<Record<string, string> | null>(null);
  const search: Record<string, string> = chosen ?? urlParsed.search;
  return useMemo(() => {
    const values: Record<string, string> = {};
    for (const [key, shape] of Object.entries(schema.shape)) {
      const value = search[key];
      // A value the list does not know is dropped, never an error page.
      if (value && (shape as z.ZodType).safeParse(value).success) values[key] = value;
    }
    const write = (next: Record<string, string>, replace: boolean) => {
      const query = new URLSearchParams(next).toString();
      setChosen(next);
      void navigate(query ? `${urlPathname}?${query}` : urlPathname, {
        keepScrollPosition: true,
        overwriteLastHistoryEntry: replace,
      }).finally(() => setChosen((now) => (now === next ? null : now)));
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
        write(rest, true);
      },
      goTo(cursor) {
        const { cursor: _cursor, ...rest } = all;
        write(cursor ? { ...rest, cursor } : rest, false);
      },
      filterQuery: new URLSearchParams(filters).toString(),
      isFiltered: filters.length > 0,
    };
  }, [schema, search, urlPathname]);
}
