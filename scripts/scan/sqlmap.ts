/** sqlmap tests every parameter of the OpenAPI document (query, path and body) as an owner. */
import path from 'node:path';
import type { JsonSchema } from '../fuzz/schema-values.ts';
import { documentTargets, type Target } from '../fuzz/targets.ts';
import { runTool } from './command.ts';
import type { Finding } from './finding.ts';
import type { ScanServer } from './server.ts';
import { signInAdmin } from './sign-in.ts';
import { required, type Tool } from './tool.ts';

const SECONDS_EACH = 120;
const SETTINGS = [
  ...['--batch', '--flush-session', '--dbms', 'PostgreSQL', '--level', '1', '--risk', '1', '--threads', '1'],
  // Boolean, error and union only: time-based tests are slow and measure the machine.
  ...[
    '--technique',
    'BEU',
    '--timeout',
    '10',
    '--retries',
    '1',
    '--ignore-code',
    '401,403,404',
    '--disable-coloring',
    '--keep-alive',
  ],
  '--skip-waf',
];
/** These end the session or have no parameters. */
const SKIPPED = /\/logout$|\/upload-logo$/;
const IS_INJECTABLE = /^Parameter: (.+)$/gm;
const IS_FINISHED = /do not appear to be injectable|identified the following injection|fetched data logged/;

/** Valid values, so that the other parameters reach the database while one is attacked. */
function exampleFor(name: string, { enum: options, type }: JsonSchema): string {
  if (options) return String(options[0]);
  if (/email/i.test(name)) return 'a@shop.example';
  if (/^(?:from|to)$/.test(name)) return '2026-01-01';
  return /id$|limit|amount/i.test(name) || type === 'number' || type === 'integer' ? '1' : 'paid';
}

/** One call per argument list. `*` marks the injection point outside the query. */
function callsFor(target: Target, origin: string): string[][] {
  const fields = Object.entries(target.input?.properties ?? {});
  const address = `${origin}${target.path.replace(/\{\w+\}/g, '1*')}`;
  if (fields.length === 0) return address.includes('*') ? [['-u', address, '--method', target.method]] : [];
  if (target.method === 'GET') {
    // An invalid cursor causes a 400 that hides every other parameter.
    const groups = [
      fields.filter(([name]) => name !== 'cursor'),
      fields.filter(([name]) => name === 'cursor'),
    ];
    const queries = groups.map((group) =>
      group.map(([name, schema]) => `${name}=${exampleFor(name, schema)}`).join('&'),
    );
    return queries.filter(Boolean).map((query) => ['-u', `${address}?${query}`]);
  }
  const body = JSON.stringify(
    Object.fromEntries(fields.map(([name, schema]) => [name, `${exampleFor(name, schema)}*`])),
  );
  return [
    ['-u', address, '--method', target.method, '--data', body, '--headers', 'Content-Type: application/json'],
  ];
}

async function attack(
  server: ScanServer,
  target: Target,
  where: string[],
  folder: string,
): Promise<Finding[]> {
  const cookie = await signInAdmin(server);
  const output = ['--output-dir', path.join(folder, 'sqlmap')];
  const { text, isTimedOut } = await runTool(
    'sqlmap',
    [...where, '--cookie', cookie, ...SETTINGS, ...output],
    { seconds: SECONDS_EACH },
  );
  const place = `${target.method} ${target.path}`;
  const found = [...text.matchAll(IS_INJECTABLE)].map(([, parameter = '']) => ({
    tool: 'sqlmap',
    rule: 'injectable',
    place: `${place} ${parameter}`,
    detail: text.slice(-1500),
  }));
  if (found.length === 0 && (isTimedOut || !IS_FINISHED.test(text)))
    return [{ tool: 'sqlmap', rule: 'not finished', place, detail: text.slice(-600) }];
  return found;
}

export const sqlmap: Tool = {
  name: 'sqlmap',
  needs: { program: 'sqlmap', debianPackage: 'sqlmap' },
  server: 'demo',
  async scan(given, folder) {
    const server = required(given);
    const findings: Finding[] = [];
    for (const target of documentTargets().filter(({ path }) => !SKIPPED.test(path)))
      for (const where of callsFor(target, server.origin))
        findings.push(...(await attack(server, target, where, folder)));
    return findings;
  },
};
