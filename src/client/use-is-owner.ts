import { usePageContext } from 'vike-react/usePageContext';

/** For clarity only: the server enforces the permission. */
export function useIsOwner(): boolean {
  const { viewer } = usePageContext();
  return viewer?.kind === 'admin' && viewer.role === 'owner';
}
