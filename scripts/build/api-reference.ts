/** Puts the script of the API reference into the build, and the shop's colours and fonts for it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUNDLE = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'));
/** Its zod would test whether `Function` works, which the page's content policy reports. */
const NO_EVAL = 'globalThis.__zod_globalConfig={jitless:true};\n';

/** With the addresses that the fonts have in the build. */
function styleOf(root: URL, names: readonly string[]): string {
  const files = readdirSync(new URL('dist/client/assets/static/', root));
  return names
    .map((name) => readFileSync(new URL(`src/ui/styles/${name}.css`, root), 'utf8'))
    .join('\n')
    .replace(/\.\.\/fonts\/(\w+)\.woff2/g, (_, name: string) => {
      const file = files.find((one) => one.startsWith(`${name}.`) && one.endsWith('.woff2'));
      if (!file) throw new Error(`the build has no font ${name}`);
      return `/assets/static/${file}`;
    });
}

/** For the pages that the server writes itself. */
export const writeBrandFonts = (root: URL): void =>
  writeFileSync(new URL('dist/client/brand-fonts.css', root), styleOf(root, ['fonts']));

/** Not into the folder of the pages: the server would keep it in memory, and compress it again. */
export function writeApiReference(root: URL): void {
  const folder = new URL('dist/api-reference/', root);
  const script = NO_EVAL + readFileSync(BUNDLE, 'utf8');
  mkdirSync(folder, { recursive: true });
  // 4 MB otherwise.
  writeFileSync(new URL('reference.js.gz', folder), gzipSync(script, { level: 9 }));
  writeFileSync(new URL('reference.css', folder), styleOf(root, ['fonts', 'tokens']));
}
