/** What the documents name exists: files, headings and commands. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from '#server/platform/config/environment.schema.ts';
import { siteVariables } from '#src/domain/site.ts';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'tools/*.md', 'bench/*.md']);
/** Names files and commands of earlier versions. */
const HISTORY = 'CHANGELOG.md';

const LINK = /\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g;
const FILE = /`((?:bench|docs|examples|migrations|pages|public|scripts|server|src|tools)\/[\w\-./()@+]*)`/g;
const COMMAND = /\bnpm run ([\w:-]+)/g;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

/** `## First admin` -> `first-admin`, as GitHub makes the address of a heading. */
const anchorsOf = (file: string): string[] =>
  matches(readFileSync(file, 'utf8'), /^#+ (.*)$/gm).map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('links to files and headings that exist', () => {
    const broken = matches(text, LINK).filter(([, target = '', anchor]) => {
      const linked = target ? path.join(path.dirname(file), target) : file;
      return !existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it.skipIf(file === HISTORY)('names files and commands that exist', () => {
    const missing = [
      ...matches(text, FILE).filter(([, name = '']) => !existsSync(name)),
      ...matches(text, COMMAND).filter(([, name = '']) => !Object.hasOwn(scripts, name)),
    ];
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

it('docs/rules.md names functions and constants of the files beside them', () => {
  const rows = matches(readFileSync('docs/rules.md', 'utf8'), /\| `(\w+)` \| `([^`]+)` \|/g);
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.filter(
    ([, name = '', file = '']) => !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')),
  );
  expect(missing.map(([row]) => row)).toEqual([]);
});

it('docs/configuration.md names every variable of the environment; it, README and .env.example name no other', () => {
  const known = Object.keys(environmentSchema.shape);
  const ofBusiness = Object.keys(siteVariables());
  const tableOf = (file: string, head: string): string =>
    readFileSync(file, 'utf8')
      .split(`| ${head} |\n`)
      .slice(1)
      .map((rest) => rest.split('\n\n')[0])
      .join('\n');
  const variablesOf = (table: string) =>
    matches(table, /^\| (`[^|]*) \|/gm).flatMap(([, cell = '']) =>
      matches(cell, /`([A-Z_]+)`/g).map(([, name = '']) => name),
    );

  const named = variablesOf(tableOf('docs/configuration.md', 'variable | default | meaning'));
  expect(known.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !known.includes(name) && name !== 'SITE_')).toEqual([]);

  const described = variablesOf(tableOf('docs/configuration.md', 'variable | what it changes'));
  expect([...new Set(described)].sort()).toEqual(ofBusiness.sort());

  const first = variablesOf(tableOf('README.md', 'variable | meaning'));
  expect(first).not.toEqual([]);
  expect(first.filter((name) => !known.includes(name))).toEqual([]);

  const example = matches(readFileSync('.env.example', 'utf8'), /^# ([A-Z_]+)=/gm).map(
    ([, name = '']) => name,
  );
  expect(example.filter((name) => !known.includes(name) && !ofBusiness.includes(name))).toEqual([]);
});
