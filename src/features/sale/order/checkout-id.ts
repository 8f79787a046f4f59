import { paths } from '#src/domain/paths.ts';
import { readStored, writeStored } from '#src/ui/behaviour/browser-storage.ts';

const KEY = 'checkout';
const ID = /^[\w-]{10,255}$/;

/**
 * Moves the checkout's id out of the address, which the browser's history and an analytics script
 * would keep: with it, the shop shows the buyer's order. A reload still finds it.
 */
export function keepCheckoutId(): void {
  if (location.pathname !== paths.checkoutSuccess) return;
  const address = new URL(location.href);
  const id = address.searchParams.get('session_id');
  if (id === null) return;
  address.searchParams.delete('session_id');
  history.replaceState(history.state, '', address);
  writeStored('sessionStorage', KEY, ID.test(id) ? id : null);
}

export const storedCheckoutId = (): string | null => readStored('sessionStorage', KEY);
