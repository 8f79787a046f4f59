/**
 * The keys adminAuth and adminUser allow instant redirects only: the server decides by its session.
 */
import { paths } from '#src/domain/paths.ts';
import { writeStored } from '#src/ui/behaviour/browser-storage.ts';

export function rememberAdmin(username: string): void {
  writeStored('localStorage', 'adminAuth', 'true');
  writeStored('localStorage', 'adminUser', username);
}

export function forgetAdmin(): void {
  writeStored('localStorage', 'adminAuth', null);
  writeStored('localStorage', 'adminUser', null);
}

/** Redirects without a message, as specified. */
export function leaveToLogin(): void {
  forgetAdmin();
  window.location.replace(paths.adminLogin);
}
