/** sqlmap tries every parameter of the OpenAPI document: query, path and body, signed in as an owner. */
import path from 'node:path';
import { documentTargets, type Target } from '../fuzz/targets.ts';
import { runTool } from './command.ts';
import type { Finding } from './finding.ts';
import type { ScanServer } from './server.ts';
import { signInAdmin } from './sign-in.ts';
import { required, type Tool } from './tool.ts';

const SECONDS_EACH = 120;
const SETTINGS = [
  ...['--batch', '--flush-session', '--dbms', 'PostgreSQL', '--level', '1', '--risk', '1', '--threads', '1'],
  // Boolean, error and union: waiting for delays is slow, and finds delays of the machine.
  ...['--technique', 'BEU', '--timeout', '10', '--retries', '1', '--ignore-code', '401,403,404', '--disable-coloring', '--keep-alive'],
  ...['--skip-static', '--skip-waf'],
];
/** These end the session or hide it, and take no parameter. */
const SKIPPED = /\/logout$|\/upload-logo$/;
const IS_INJECTABLE = /^Parameter: (.+)$/gm;
const IS_FINISHED = /do not appear to be injectable|identified the following injection|fetched data logged/;

function exampleFor(name: string): string {
  if (/email/i.test(name)) return 'a@shop.example';
  return /id$|limit|amount/i.test(name) ? '1' : 'paid';
}

/** `*` marks where sqlmap puts its text when it is not a form or query. */
function argumentsFor(target: Target, origin: string): string[] | null {
  const names = Object.keys(target.input?.properties ?? {});
  const route = target.path.replace(/\{\w+\}/g, '1*');
  const query = names.map((name) => `${name}=${exampleFor(name)}`).join('&');
  if (target.method === 'GET')
    return names.length > 0 || route.includes('*') ? ['-u', `${origin}${route}${query ? `?${query}` : ''}`] : null;
  if (names.length === 0 && !route.includes('*')) return null;
  const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, `${exampleFor(name)}*`])));
  return ['-u', `${origin}${route}`, '--method', target.method, '--data', body, '--headers', 'Content-Type: application/json'];
}

async function attack(server: ScanServer, target: Target, folder: string): Promise<Finding[]> {
  const where = argumentsFor(target, server.origin);
  if (!where) return [];
  const cookie = await signInAdmin(server);
  const output = ['--output-dir', path.join(folder, 'sqlmap')];
  const { text, isTimedOut } = await runTool('sqlmap', [...where, '--cookie', cookie, ...SETTINGS, ...output], { seconds: SECONDS_EACH });
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
    const findings: Finding[] = [];
    for (const target of documentTargets())
      if (!SKIPPED.test(target.path)) findings.push(...(await attack(required(given), target, folder)));
    return findings;
  },
};
