const FACES = ['1rem inter', '720 1rem vollkorn'];

/** The alphabets of these texts: a font that arrives after the first letters is not used at all. */
export const loadFonts = (texts: unknown): Promise<unknown> =>
  Promise.allSettled(FACES.map((face) => document.fonts.load(face, JSON.stringify(texts))));
