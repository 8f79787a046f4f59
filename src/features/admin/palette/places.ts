import type { Place } from '#src/domain/define-screens.ts';
import { ADMIN_NAV, MORE_PLACES } from '#src/domain/navigation.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

export function placesFor(role: AdminRole): Place[] {
  return [...ADMIN_NAV, ...MORE_PLACES].filter((place) => role === 'owner' || !place.ownerOnly);
}

const STORAGE_KEY = 'adminShortcuts';
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
export function switchLetters(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Without storage the setting lasts as long as the page.
  }
}
