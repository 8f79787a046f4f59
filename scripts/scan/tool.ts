import type { Finding } from './finding.ts';
import type { ScanServer } from './server.ts';

/** `scan` throws if the tool did not finish: an incomplete scan is not a clean one. */
export type Tool = {
  name: string;
  /** The program and its Debian package; null for tools from npm. */
  needs: { program: string; debianPackage: string } | null;
  server: 'demo' | 'production' | null;
  scan(server: ScanServer | null, folder: string): Promise<Finding[]>;
};

export function required(server: ScanServer | null): ScanServer {
  if (!server) throw new Error('this tool needs a server');
  return server;
}
