import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

/** A figure of the page; `of` names the status, currency or record that it is limited to. */
export type AskedFigure<Id extends string = string> = {
  figure: Id;
  of?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Not `from` and `to`: lists have filters of these names. */
const PARAMETERS = {
  figure: 'explain',
  of: 'explain-of',
  from: 'explain-from',
  to: 'explain-to',
} as const;
const KEYS = Object.keys(PARAMETERS) as (keyof AskedFigure)[];

function readAsked(search: Readonly<Record<string, string | undefined>>): AskedFigure | null {
  const figure = search[PARAMETERS.figure];
  if (!figure) return null;
  return { figure, of: search[PARAMETERS.of], from: search[PARAMETERS.from], to: search[PARAMETERS.to] };
}

/**
 * Keeps the figure that is explained in the address, beside the page's own parameters. Bypasses
 * Vike, which would load the page again.
 */
export function useAskedFigure<Id extends string>(): [
  AskedFigure<Id> | null,
  (asked: AskedFigure | null) => void,
] {
  const page = usePageContext();
  const { urlPathname } = page;
  const [chosen, setChosen] = useState<{ page: unknown; asked: AskedFigure | null } | null>(null);
  const asked = chosen?.page === page ? chosen.asked : readAsked(page.urlParsed.search);

  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === urlPathname)
        setChosen({
          page,
          asked: readAsked(Object.fromEntries(new URLSearchParams(window.location.search))),
        });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [page, urlPathname]);

  function ask(next: AskedFigure | null): void {
    // Navigation to another page has begun: the address is no longer this page's.
    if (window.location.pathname !== urlPathname) return;
    const address = new URL(window.location.href);
    for (const key of KEYS) {
      const value = next?.[key];
      if (value) address.searchParams.set(PARAMETERS[key], value);
      else address.searchParams.delete(PARAMETERS[key]);
    }
    window.history.replaceState(null, '', address);
    setChosen({ page, asked: next });
  }
  // Not checked here: the server rejects figures that the page does not have.
  return [asked as AskedFigure<Id> | null, ask];
}
