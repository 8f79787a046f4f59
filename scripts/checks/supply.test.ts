import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

it('SEC-35: every package is declared with an exact version and locked with a checksum', () => {
  const { dependencies, devDependencies } =
    read<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
  const declared = Object.entries({ ...dependencies, ...devDependencies });
  const exact = /^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
  expect(declared.filter(([, version]) => !exact.test(version))).toEqual([]);

  const { packages } = read<{ packages: Record<string, { integrity?: string }> }>('package-lock.json');
  const installed = Object.entries(packages).filter(([place]) => place !== '');
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !integrity)).toEqual([]);
});
