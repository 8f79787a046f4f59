import type { Finding } from './finding.ts';
import type { ScanServer } from './server.ts';

/** A scanner. `scan` throws when the tool did not finish: an incomplete scan is not a clean one. */
export type Tool = {
  name: string;
  /** The program and the Debian package it comes in; null for what npm installs. */
  needs: { program: string; debianPackage: string } | null;
  server: 'demo' | 'production' | null;
  scan(server: ScanServer | null, folder: string): Promise<Finding[]>;
};

export function required(server: ScanServer | null): ScanServer {
  if (!server) throw new Error('this tool needs a server');
  return server;
}
