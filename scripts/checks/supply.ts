/**
 * SEC-35: exact versions, none with a known vulnerability. Works offline, unlike `npm audit`: add
 * each advisory's package with its first safe version.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FLOORS: Record<string, string> = {
  hono: '4.13.19',
  '@hono/node-server': '2.1.8',
  '@mikro-orm/core': '7.1.9',
  '@mikro-orm/postgresql': '7.1.9',
  nodemailer: '10.6.0',
  sharp: '0.35.5',
  vite: '8.3.8',
  '@trpc/server': '11.19.0',
  zod: '4.6.7',
  stripe: '23.1.0',
  superjson: '2.2.6',
};

export type Lock = { packages: Record<string, { version?: string; integrity?: string }> };
export type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
const isOlder = (version: string, floor: string): boolean =>
  version.localeCompare(floor, 'en', { numeric: true }) < 0;

/** One sentence per package that breaks the rule. */
export function supplyProblems(
  { dependencies, devDependencies }: Manifest,
  { packages }: Lock,
  floors: Readonly<Record<string, string>> = FLOORS,
): string[] {
  const problems: string[] = [];
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      problems.push(`${name} is declared as ${version}, not as an exact version`);
  for (const [place, { version = '', integrity }] of Object.entries(packages)) {
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = floors[name];
    if (floor && isOlder(version, floor))
      problems.push(`${place} is ${version}; versions before ${floor} have a known vulnerability`);
    if (!integrity) problems.push(`${place} has no checksum in the lock file`);
  }
  for (const name of Object.keys(floors))
    if (!packages[`node_modules/${name}`]) problems.push(`${name} is listed but not installed`);
  return problems;
}

function run(): void {
  const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
  const lock = read<Lock>('package-lock.json');
  const problems = supplyProblems(read<Manifest>('package.json'), lock);
  for (const problem of problems) console.error(problem);
  console.info(`${Object.keys(lock.packages).length - 1} packages checked, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run();
