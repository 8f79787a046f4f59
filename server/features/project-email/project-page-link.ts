/** The link to the customer's page. */
import type { Keyring } from '#server/platform/crypto.ts';

export type ProjectPage = { projectId: number; linkVersion: number };

export const projectPageLink = (
  origin: string,
  _keyring: Keyring,
  _page: ProjectPage,
  _createdAt: Date,
): string => `${origin}/project`;
