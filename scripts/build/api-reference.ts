/** Puts the script of the API reference into the build, compressed: it has 4 MB otherwise. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUNDLE = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'));
/** Its zod would test whether `Function` works, which the page's content policy reports. */
const NO_EVAL = 'globalThis.__zod_globalConfig={jitless:true};\n';

/** Not into the folder of the pages: the server would keep it in memory, and compress it again. */
export function writeApiReference(root: URL): void {
  const folder = new URL('dist/api-reference/', root);
  const script = NO_EVAL + readFileSync(BUNDLE, 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('reference.js.gz', folder), gzipSync(script, { level: 9 }));
}
