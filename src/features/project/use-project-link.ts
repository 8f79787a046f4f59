import { useEffect, useState } from 'react';

const KEY = 'project-link';

/** Moves the token out of the address: history, screenshots and analytics keep addresses. */
function takeToken(): string | null {
  if (!window.location.hash.startsWith('#t=')) return null;
  const token = window.location.hash.slice(3);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  try {
    sessionStorage.setItem(KEY, token);
  } catch {}
  return token;
}

function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The token of the emailed link, kept for this tab; undefined until the page is in a browser. */
export function useProjectLink(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    setToken(takeToken() ?? keptToken());
    // Opening the link of another email in the same tab changes only the fragment.
    const onHashChange = () => {
      const taken = takeToken();
      if (taken) setToken(taken);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return token;
}
