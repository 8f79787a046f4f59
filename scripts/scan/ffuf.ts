/**
 * ffuf requests file names and routes that must not exist: Debian's word list and our own file
 * names.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './command.ts';
import type { Finding } from './finding.ts';
import { required, type Tool } from './tool.ts';

const LISTS = ['/usr/share/dirb/wordlists/common.txt', 'scripts/scan/private-names.txt'];
const FOLDERS = ['', 'api/', 'api/admin/', 'assets/', 'blog/'];
const SECONDS_EACH = 180;

type Report = { results: { url: string; status: number; length: number; redirectlocation?: string }[] };

/** Pages of the sitemap are meant to be found. */
async function publicPages(origin: string): Promise<Set<string>> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  );
}

async function scan(server: Parameters<Tool['scan']>[0], folder: string): Promise<Finding[]> {
  const { origin } = required(server);
  const known = await publicPages(origin);
  const findings = new Map<string, Finding>();
  for (const list of LISTS) {
    if (!existsSync(list)) throw new Error(`${list} is missing: apt-get install dirb`);
    for (const prefix of FOLDERS) {
      const file = path.join(folder, 'ffuf.json');
      const args = [
        '-u',
        `${origin}/${prefix}FUZZ`,
        '-w',
        list,
        '-mc',
        'all',
        '-fc',
        '404',
        '-of',
        'json',
        '-o',
        file,
        '-t',
        '4',
        '-s',
      ];
      const { text, isTimedOut } = await runTool('ffuf', args, { seconds: SECONDS_EACH });
      if (isTimedOut || !existsSync(file)) throw new Error(`not finished: ${text.slice(-500)}`);
      for (const { url, status, redirectlocation } of (JSON.parse(readFileSync(file, 'utf8')) as Report)
        .results) {
        const place = new URL(url).pathname;
        // The redirect removes a trailing slash without checking the page; the list has the bare
        // name too.
        if (known.has(place) || (status === 301 && redirectlocation === place.replace(/\/$/, ''))) continue;
        findings.set(place, {
          tool: 'ffuf',
          rule: `status ${status}`,
          place,
          detail: redirectlocation ?? '',
        });
      }
    }
  }
  return [...findings.values()];
}

export const ffuf: Tool = {
  name: 'ffuf',
  needs: { program: 'ffuf', debianPackage: 'ffuf dirb' },
  server: 'production',
  scan,
};
