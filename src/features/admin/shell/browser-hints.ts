/**
 * The keys adminAuth and adminUser allow instant redirects only: the server decides by its session.
 */
import { paths } from '#src/domain/paths.ts';
export function rememberAdmin(username: string): void {
  try {
    localStorage.setItem('adminAuth', 'true');
    localStorage.setItem('adminUser', username);
  } catch {
    // Storage may be disabled; nothing depends on it.
  }
}

export function forgetAdmin(): void {
  try {
    localStorage.removeItem('adminAuth');
    localStorage.removeItem('adminUser');
  } catch {
    // Storage may be disabled.
  }
}

/** Redirects without a message, as specified. */
export function leaveToLogin(): void {
  forgetAdmin();
  window.location.replace(paths.adminLogin);
}
