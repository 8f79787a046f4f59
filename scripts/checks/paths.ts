/** Checks that code takes its paths from src/domain/paths.ts and writes none a second time. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { apiPaths, paths } from '../../src/domain/paths.ts';

const SOURCES = '{server,src,pages}/**/*.{ts,tsx}';
/** A procedure's metadata names its own path of the API. */
const NOT_CHECKED = /\.(?:test|e2e|router)\.tsx?$|^server\/testing\//;
/** Editorial text links in Markdown; the build checks these links. */
const CONTENT = /^src\/content\//;
const HOME = 'src/domain/paths.ts';

/** Path -> its name; of a function the part before its first parameter. */
const known = new Map<string, string>();
for (const [name, path] of Object.entries({ ...apiPaths, ...paths })) {
  const [constant = ''] = (typeof path === 'string' ? path : path('%' as never)).split(/[%?#]/);
  if (constant !== '' && constant !== '/' && !known.has(constant)) known.set(constant, name);
}
/** Pages that paths.ts lacks are known too: `pages/(app)/admin/orders/@id` -> `/admin/orders/`. */
for (const page of globSync('pages/**/+Page.tsx')) {
  const route = page.replace(/^pages|\/\([^)]*\)|\/index(?=\/)|\/\+Page\.tsx$/g, '').replace(/@.*/, '');
  if (route.length > 1 && !route.endsWith('not-found') && !known.has(route)) known.set(route, 'a new path');
}
/** What is below them is theirs: a call of the API, or the parameter of a path. */
const roots = [
  ...Object.values(apiPaths).map((root) => `${root}/`),
  ...[...known.keys()].filter((path) => path.endsWith('/')),
];

/** `/admin/orders?status=paid` -> `/admin/orders`; `/api/trpc/*` -> `/api/trpc`. */
const constantIn = (text: string): string | undefined => {
  const [path = ''] = text.split(/[?#]/);
  return known.has(path) ? path : roots.find((root) => path.startsWith(root));
};

/**
 * Up to the first value, or after it: `${origin}/admin`. Nothing if a value is part of a file name,
 * such as `${name}.webp`.
 */
function startOf({ head, templateSpans: [first, second] }: ts.TemplateExpression): string {
  const [part = '', next] = head.text ? [head.text, first] : [first?.literal.text, second];
  return /^(?:$|[/?#])/.test(next?.literal.text ?? '') ? part : '';
}

/** `c.set('route', ...)`: the name of a route in logs and metrics. */
const isRouteName = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.getText().startsWith("c.set('route'");

type Found = { line: number; text: string };

/** Strings, template parts and JSX attributes, but no imports and types. */
function stringsIn(file: string): Found[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (
      isRouteName(node) ||
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      ts.isLiteralTypeNode(node)
    )
      return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? startOf(node)
        : '';
    if (text) found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = globSync(SOURCES).filter(
  (file) => !NOT_CHECKED.test(file) && !CONTENT.test(file) && file !== HOME,
);
const problems = files.flatMap((file) =>
  stringsIn(file).flatMap(({ line, text }) => {
    const path = constantIn(text);
    return path
      ? [`${file}:${line}: ${path} is written out: use ${known.get(path) ?? 'its name'} of ${HOME}`]
      : [];
  }),
);
for (const problem of problems) console.error(problem);
console.info(`${known.size} paths, ${files.length} files, ${problems.length} written a second time`);
process.exitCode = problems.length > 0 || files.length === 0 || known.size === 0 ? 1 : 0;
