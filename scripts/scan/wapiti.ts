/** Wapiti crawls the public site and attacks forms, links and headers. Modules that need the internet are left out. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './command.ts';
import type { Finding } from './finding.ts';
import { required, type Tool } from './tool.ts';

const MODULES = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers', 'methods'],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
];
const CRAWL_SECONDS = 60;
const MODULE_SECONDS = 30;
const SECONDS_MAX = 900;

type Report = Record<'vulnerabilities' | 'anomalies', Record<string, { method: string; path: string; parameter: string; info: string }[]>>;

export const wapiti: Tool = {
  name: 'wapiti',
  needs: { program: 'wapiti', debianPackage: 'wapiti' },
  server: 'production',
  async scan(server, folder): Promise<Finding[]> {
    const file = path.join(folder, 'wapiti.json');
    const bounds = ['--max-scan-time', CRAWL_SECONDS, '--max-attack-time', MODULE_SECONDS, '--depth', 3, '--max-files-per-dir', 15];
    const stores = ['--store-session', folder, '--store-config', folder, '--no-bugreport', '--flush-session'];
    const target = ['--url', `${required(server).origin}/`, '--scope', 'folder', '--module', MODULES.join(','), '--format', 'json'];
    const { text, isTimedOut } = await runTool('wapiti', [...target, '--output', file, ...bounds.map(String), ...stores], {
      seconds: SECONDS_MAX,
    });
    if (isTimedOut) throw new Error(`not finished within ${SECONDS_MAX} s: ${text.slice(-500)}`);
    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([rule, found]) =>
      found.map(({ method, path, parameter, info }) => ({
        tool: 'wapiti',
        rule,
        place: `${method} ${path}${parameter ? ` ${parameter}` : ''}`,
        detail: info,
      })),
    );
  },
};
