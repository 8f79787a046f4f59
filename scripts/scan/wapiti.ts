/**
 * Wapiti crawls the public site and attacks forms, links and headers. Modules that need the
 * internet are left out.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './command.ts';
import type { Finding } from './finding.ts';
import { required, type Tool } from './tool.ts';

const MODULES = [
  ...[
    'backup',
    'blindsql',
    'cookieflags',
    'crlf',
    'csp',
    'csrf',
    'exec',
    'file',
    'htaccess',
    'http_headers',
    'methods',
  ],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
];
/** Its crawler finds few links, so pages with forms and parameters are listed. */
const STARTS = [
  ...[
    'contact',
    'blog',
    'portfolio',
    'locations',
    'de',
    '?ref=ABCD2345',
    'order-confirmation?order=1',
    'checkout/success?session_id=x',
  ],
  ...[
    'affiliate-signup',
    'affiliate-login',
    'admin-login',
    'admin-invite?token=x',
    'api/docs',
    'api/affiliates/code/ABCD2345',
  ],
  ...['api/orders?q=x&sort=createdAt&limit=1', 'api/trpc/session.current?input=x', 'healthz?x=1'],
];
const CRAWL_SECONDS = 60;
const MODULE_SECONDS = 30;
const SECONDS_MAX = 900;

type Report = Record<
  'vulnerabilities' | 'anomalies',
  Record<string, { method: string; path: string; parameter: string; info: string }[]>
>;

export const wapiti: Tool = {
  name: 'wapiti',
  needs: { program: 'wapiti', debianPackage: 'wapiti' },
  server: 'production',
  async scan(server, folder): Promise<Finding[]> {
    const file = path.join(folder, 'wapiti.json');
    const bounds = [
      '--max-scan-time',
      CRAWL_SECONDS,
      '--max-attack-time',
      MODULE_SECONDS,
      '--depth',
      3,
      '--max-files-per-dir',
      15,
    ];
    const stores = ['--store-session', folder, '--store-config', folder, '--no-bugreport', '--flush-session'];
    const target = [
      '--url',
      `${required(server).origin}/`,
      '--scope',
      'folder',
      '--module',
      MODULES.join(','),
      '--format',
      'json',
    ];
    const starts = STARTS.flatMap((start) => ['--start', `${required(server).origin}/${start}`]);
    const { text, isTimedOut } = await runTool(
      'wapiti',
      [
        ...target,
        '--header',
        'Accept-Encoding: identity',
        '--output',
        file,
        ...starts,
        ...bounds.map(String),
        ...stores,
      ],
      {
        seconds: SECONDS_MAX,
      },
    );
    if (isTimedOut) throw new Error(`not finished within ${SECONDS_MAX} s: ${text.slice(-500)}`);
    console.info(
      /Wapiti found \d+ URLs and forms/.exec(text)?.[0] ?? 'Wapiti does not say how many addresses it found',
    );
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
