/** Spec 4 and 6: adminAuth and adminUser. Hints for instant redirects and nothing more: the server decides by its session. */
export function rememberAdmin(username: string): void {
  try {
    localStorage.setItem('adminAuth', 'true');
    localStorage.setItem('adminUser', username);
  } catch {
    // Storage may be switched off; nothing depends on it.
  }
}

export function forgetAdmin(): void {
  try {
    localStorage.removeItem('adminAuth');
    localStorage.removeItem('adminUser');
  } catch {
    // As above.
  }
}

/** Spec 8: admin unauthenticated, a silent redirect. */
export function leaveToLogin(): void {
  forgetAdmin();
  window.location.replace('/admin-login');
}
