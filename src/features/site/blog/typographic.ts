/** The straight quotes of an English text as typographic ones. */
export const typographic = (text: string): string =>
  text
    .replaceAll(/(?<=^|[\s([–—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([–—“])'/g, '‘')
    .replaceAll("'", '’');
