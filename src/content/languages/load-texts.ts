import { inSpellingOf } from '#src/domain/shared/typography.ts';

/**
 * Loads one file of a language in the browser: of the country variant if there is one, else of the
 * language.
 * @param files from `import.meta.glob('./<lang>/<name>')`
 * @returns null if there is no such file or it cannot be loaded
 */
export async function loadTexts<Texts>(
  files: Readonly<Record<string, () => Promise<Texts>>>,
  lang: string,
): Promise<Texts | null> {
  const folders = [lang, lang.split('-')[0]];
  const loaders = Object.entries(files);
  const load = folders
    .map((folder) => loaders.find(([path]) => path.split('/').at(-2) === folder))
    .find(Boolean)?.[1];
  const texts = await load?.().catch(() => null);
  return texts ? inSpellingOf(lang, texts) : null;
}
