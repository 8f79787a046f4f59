/** The stages of `npm test` and `npm run check`, quick ones first. */
export type Check = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Its JSON report is read. */
  runner?: 'vitest' | 'playwright';
};
export type Stage = { name: string; checks: Check[] };

const words = (command: string): string[] => command.split(' ');
const node = (script: string): string[] => ['node', '--disable-warning=ExperimentalWarning', script];
const vitest = (name: string, project: string): Check => ({
  name,
  command: ['vitest', 'run', '--project', project],
  runner: 'vitest',
});

const SECRETS = 'secretlint --secretlintrc scripts/checks/secretlint.json --secretlintignore .gitignore **/*';
const SPELLING = 'cspell lint --config scripts/checks/cspell.json --no-progress --no-summary';
const SPELLING_CACHE = '--cache --cache-strategy content --cache-location .cache/spelling';
const BOUNDARIES = 'depcruise --config .dependency-cruiser.cjs --output-type err';
const BOUNDED = 'src server pages scripts tools examples migrations bench';
/** Keeps what it knows, so that the next run checks the changed files only. */
const TYPES = 'tsc --noEmit -p . --incremental --tsBuildInfoFile .cache/types.tsbuildinfo';
const UNUSED = 'knip --production --no-progress --include files,exports,types';
const OPENAPI = 'redocly lint docs/openapi.json --config scripts/checks/redocly.yaml';
/** Redocly reports its use and asks for newer versions otherwise. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const rules = vitest('rules', 'rules');

/** Longest first, so that none runs alone at the end. */
const STATIC: Check[] = [
  { name: 'types (TypeScript)', command: words(TYPES) },
  { name: 'format and lint (Biome)', command: words('biome check .') },
  { name: 'import boundaries (dependency-cruiser)', command: words(`${BOUNDARIES} ${BOUNDED}`) },
  { name: 'no secrets in files (secretlint)', command: words(SECRETS) },
  { name: 'no slow regular expressions (recheck)', command: node('scripts/checks/regexes.ts') },
  { name: 'dead code (knip)', command: words('knip --no-progress') },
  { name: 'OpenAPI document (Redocly)', command: words(OPENAPI), env: OFFLINE },
  { name: 'spelling (cspell)', command: words(`${SPELLING} ${SPELLING_CACHE}`) },
  { name: 'size of comments and folders', command: node('scripts/checks/sizes.ts') },
];

export const FAST: Stage[] = [{ name: 'static checks and rules', checks: [...STATIC, rules] }];

const JOURNEYS: Check = {
  name: 'journeys in the browser, on PGlite and PostgreSQL',
  command: ['playwright', 'test'],
  runner: 'playwright',
};

/** @param chromium program for the journeys, which do not run without one */
export const fullStages = (chromium: string | null): Stage[] => [
  {
    name: 'static checks, rules and build',
    checks: [
      { name: 'production build', command: node('scripts/build/build.ts') },
      ...STATIC,
      { name: 'migrations describe the entities', command: node('scripts/db/make-migration.ts') },
      { name: 'code that only tests use (knip)', command: words(UNUSED) },
      rules,
    ],
  },
  // Alone: beside other tests a browser on two cores takes four times as long.
  { name: 'journeys', checks: chromium ? [{ ...JOURNEYS, env: { CHROMIUM_PATH: chromium } }] : [] },
  {
    name: 'built pages, failures and both databases',
    checks: [
      vitest('the built pages state the same facts', 'built'),
      vitest('resilience', 'resilience'),
      vitest('features and contract on PGlite', 'pglite'),
      vitest('features and contract on PostgreSQL', 'postgres'),
    ],
  },
];
