import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

/**
 * Keeps the chosen tab in the address as `?tab=`, so that back and reload keep it. Bypasses Vike,
 * which would load the page again. The first tab needs no parameter.
 */
export function useTab<T extends string>(tabs: readonly [T, ...T[]]): [T, (tab: string | null) => void] {
  const page = usePageContext();
  const { urlPathname } = page;
  const known = (value: string | null | undefined): T => tabs.find((tab) => tab === value) ?? tabs[0];
  const [chosen, setChosen] = useState<{ page: unknown; tab: string | null } | null>(null);
  const tab = chosen?.page === page ? chosen.tab : page.urlParsed.search.tab;

  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === urlPathname)
        setChosen({ page, tab: new URLSearchParams(window.location.search).get('tab') });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [page, urlPathname]);

  function choose(next: string | null): void {
    if (known(next) === known(tab) || window.location.pathname !== urlPathname) return;
    window.history.pushState(null, '', known(next) === tabs[0] ? urlPathname : `${urlPathname}?tab=${next}`);
    setChosen({ page, tab: next });
  }
  return [known(tab), choose];
}
