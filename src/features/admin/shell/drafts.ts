import { usePageContext } from 'vike-react/usePageContext';
import { useStored } from '#src/client/use-stored.ts';
import { clearStored } from '#src/ui/behaviour/browser-storage.ts';

const PREFIX = 'admin-draft:';
const prefixOf = (username: string) => `${PREFIX}${username}:`;

/**
 * What staff type stays in this tab until it is sent, also when the session ends; the same account
 * finds it again. `name` names the form and its subject. Not for passwords and codes.
 */
export function useDraft<Value>(name: string, empty: Value) {
  const { viewer } = usePageContext();
  return useStored(prefixOf(viewer?.kind === 'admin' ? viewer.username : '') + name, empty);
}

/** @param keptOf the account that has just signed in; without it, all drafts go */
export function forgetDrafts(keptOf?: string): void {
  clearStored(
    'sessionStorage',
    (key) => key.startsWith(PREFIX) && !(keptOf && key.startsWith(prefixOf(keptOf))),
  );
}
