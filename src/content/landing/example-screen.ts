/** What the drawing shows; src/ui/example-screen has a picture for each. */
export type Motif =
  | 'accounts'
  | 'bed'
  | 'bicycle'
  | 'boat'
  | 'book'
  | 'bread'
  | 'brick'
  | 'bulb'
  | 'camera'
  | 'car'
  | 'cheese'
  | 'cleaning'
  | 'code'
  | 'coffee'
  | 'dress'
  | 'fan'
  | 'flame'
  | 'food'
  | 'gear'
  | 'grapes'
  | 'hammer'
  | 'health'
  | 'heart'
  | 'house'
  | 'kettlebell'
  | 'key'
  | 'knife'
  | 'law'
  | 'mirror'
  | 'mountains'
  | 'music'
  | 'olive'
  | 'paint'
  | 'paw'
  | 'plant'
  | 'plate'
  | 'rings'
  | 'rocket'
  | 'roof'
  | 'shield'
  | 'shop'
  | 'sport'
  | 'stones'
  | 'tap'
  | 'thread'
  | 'tooth'
  | 'trend'
  | 'truck';

export type PaletteName =
  | 'berry'
  | 'clay'
  | 'lemon'
  | 'navy'
  | 'night'
  | 'plum'
  | 'sage'
  | 'sand'
  | 'sky'
  | 'slate'
  | 'teal';

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
