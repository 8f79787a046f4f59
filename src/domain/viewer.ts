/** The viewer as known to the browser. It grants nothing: the server reads the session. */
export const ADMIN_ROLES = ['owner', 'staff'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
export const LOGIN_FIRST = 'Sign in with an emailed code first.';
export const OWNER_ONLY = 'Only an owner can do this. Ask an owner of this shop.';

export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'affiliate'; id: number; name: string; provisional: boolean }
  | { kind: 'admin'; id: number; username: string; role: AdminRole };

export const VISITOR: Viewer = { kind: 'visitor' };

/** 'by robin'; an API token's name already begins with 'via token'. */
export const byText = (name: string): string => (name.startsWith('via token ') ? name : `by ${name}`);
