/** Who is asking, as far as a browser may know. The server decides it from the session; nothing here grants anything. */
export const ADMIN_ROLES = ['owner', 'staff'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
export const OWNER_ONLY = 'Only an owner may do this.';

export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'affiliate'; id: number; name: string; provisional: boolean }
  | { kind: 'admin'; id: number; username: string; role: AdminRole };

export const VISITOR: Viewer = { kind: 'visitor' };
