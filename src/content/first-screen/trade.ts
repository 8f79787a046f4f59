import type { ExampleScreen } from '../example-screens/example-screen.ts';

/** What a visitor's own first screen shows for a trade; its name is the visitor's. */
export type Trade = Omit<ExampleScreen, 'name'> & {
  /** Offered in the list of trades. */
  label: string;
  /**
   * Beginnings of the words by which visitors call it, separated by commas. Up to four letters, and
   * phrases, match whole words only.
   */
  words: string;
};

export type ScreenTexts = Pick<ExampleScreen, 'headline' | 'text' | 'action'>;

/** A trade in another language: the picture stays. */
export type TradeTexts = Pick<Trade, 'label' | 'words'> & ScreenTexts;
