const FACES = ['1rem inter', '720 1rem vollkorn'];

/** The alphabets of these texts, to wait for: lines drawn before their font arrives would move. */
export const loadFonts = (texts: unknown): Promise<unknown> =>
  Promise.allSettled(FACES.map((face) => document.fonts.load(face, JSON.stringify(texts))));
