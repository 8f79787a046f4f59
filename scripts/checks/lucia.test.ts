import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Every module that a file imports or declares, also dynamically and for its types. */
const modulesOf = (file: string): string[] => {
  const { importedFiles, ambientExternalModules = [] } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return [...importedFiles.map(({ fileName }) => fileName), ...ambientExternalModules];
};

it('LUC-1: two files import Lucia, so that replacing it changes nothing else', () => {
  const files = globSync('{server,src,pages,scripts,bench,tools,migrations}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  const importers = files.filter((file) =>
    modulesOf(file).some((name) => /^(?:lucia$|lucia\/|@lucia-auth\/|oslo)/.test(name)),
  );
  expect(importers.sort()).toEqual(['server/auth/lucia-adapter.ts', 'server/auth/lucia.ts']);
});
