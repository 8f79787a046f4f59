/** The real file store with injected errors: a test cannot fill the disk. */
import type { Files } from '#server/platform/storage/files.ts';

/** Each names the error code for a file, or null to let it through. */
type Failures = {
  put?: (name: string) => string | null;
  remove?: (name: string) => Promise<string | null>;
};

export function failingFiles(usual: Files, when: Failures): Files {
  const failure = (code: string) => Object.assign(new Error(`${code}: on purpose`), { code });
  return {
    ...usual,
    async put(name, content) {
      const code = when.put?.(name);
      if (code) throw failure(code);
      await usual.put(name, content);
    },
    async remove(name) {
      const code = await when.remove?.(name);
      if (code) throw failure(code);
      await usual.remove(name);
    },
  };
}
