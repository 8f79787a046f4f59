import { describe, expect, it } from 'vitest';
import { type Lock, type Manifest, supplyProblems } from './supply.ts';

const manifest = (version: string): Manifest => ({ dependencies: { hono: version }, devDependencies: {} });
const lock = (packages: Lock['packages']): Lock => ({ packages: { '': {}, ...packages } });
const SAFE = { 'node_modules/hono': { version: '4.13.19', integrity: 'sha512-x' } };
const FLOORS = { hono: '4.13.19' };

describe('SEC-35: what is installed is exact, checked and without a known vulnerability', () => {
  it('SEC-35: an exact, safe version with a checksum passes', () => {
    expect(supplyProblems(manifest('4.13.19'), lock(SAFE), FLOORS)).toEqual([]);
  });

  it.each(['^4.13.19', '~4.13.19', '4.x', 'latest', '*', 'git+ssh://example.com/hono.git'])(
    'SEC-35: %s is not an exact version',
    (version) => {
      expect(supplyProblems(manifest(version), lock(SAFE), FLOORS)).toEqual([
        `hono is declared as ${version}, not as an exact version`,
      ]);
    },
  );

  it('SEC-35: an older version is reported wherever it is installed, and compared by numbers', () => {
    const nested = { 'node_modules/a/node_modules/hono': { version: '4.9.9', integrity: 'sha512-x' } };
    expect(supplyProblems(manifest('4.13.19'), lock({ ...SAFE, ...nested }), FLOORS)).toEqual([
      'node_modules/a/node_modules/hono is 4.9.9; versions before 4.13.19 have a known vulnerability',
    ]);
  });

  it('SEC-35: a package without a checksum is reported', () => {
    const unchecked = { 'node_modules/b': { version: '1.0.0' } };
    expect(supplyProblems(manifest('4.13.19'), lock({ ...SAFE, ...unchecked }), FLOORS)).toEqual([
      'node_modules/b has no checksum in the lock file',
    ]);
  });

  it('SEC-35: a version that is watched and no longer installed is reported', () => {
    expect(supplyProblems(manifest('4.13.19'), lock({}), FLOORS)).toEqual([
      'hono is listed but not installed',
    ]);
  });
});
