import type { Place } from '#src/domain/define-screens.ts';
import { ADMIN_NAV, MORE_PLACES } from '#src/domain/navigation.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { readStored, writeStored } from '#src/ui/behaviour/browser-storage.ts';

export function placesFor(role: AdminRole): Place[] {
  return [...ADMIN_NAV, ...MORE_PLACES].filter((place) => role === 'owner' || !place.ownerOnly);
}

const STORAGE_KEY = 'adminShortcuts';
export const areLettersOn = (): boolean => readStored('localStorage', STORAGE_KEY) !== 'off';

export function switchLetters(on: boolean): void {
  writeStored('localStorage', STORAGE_KEY, on ? null : 'off');
}
