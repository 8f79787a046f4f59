import { useCallback, useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

export type AddressQuery = Readonly<Record<string, string>>;

export const readQuery = (query: string): AddressQuery => Object.fromEntries(new URLSearchParams(query));

/**
 * Keeps values in the address, so that they can be reloaded, shared and saved. Bypasses Vike, which
 * would fetch the page context again and lose the screen if the server is down.
 */
export function useAddressQuery() {
  const page = usePageContext();
  const { urlPathname } = page;
  // The values belong to one page visit: a link to the same page starts from its own address.
  const [chosen, setChosen] = useState<{ page: unknown; query: AddressQuery } | null>(null);
  const query: AddressQuery = chosen?.page === page ? chosen.query : page.urlParsed.search;

  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === urlPathname)
        setChosen({ page, query: readQuery(window.location.search) });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [page, urlPathname]);

  const write = useCallback(
    (next: AddressQuery, how: 'pushState' | 'replaceState') => {
      // Navigation to another page has begun: the address is no longer this page's.
      if (window.location.pathname !== urlPathname) return;
      const text = new URLSearchParams(next).toString();
      window.history[how](null, '', text ? `${urlPathname}?${text}` : urlPathname);
      setChosen({ page, query: next });
    },
    [page, urlPathname],
  );
  return { query, write };
}
