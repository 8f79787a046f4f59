import type { Motif } from './motifs.ts';
import type { PaletteName } from './palettes.ts';

/**
 * The first screen of a website that the package could be, in the page's language: an invented
 * business of that trade or place. It shows nothing that the package does not contain.
 */
export type ExampleScreen = {
  motif: Motif;
  palette: PaletteName;
  /** At most 18 characters. */
  name: string;
  /** Two lines of at most 16 characters. */
  headline: readonly [string, string];
  /** At most 42 characters. */
  text: string;
  /** The button: at most 18 characters. */
  action: string;
};
