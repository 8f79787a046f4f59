/** Numbers and quotations of a figure occur in the text of its article. */
export type ArticleFigure = {
  title: string;
  /** Heading of the section that the figure ends; without one, it is before the first. */
  after?: string;
} & (BarsFigure | RowsFigure | PairsFigure | ChoicesFigure | LightFigure | ScreensFigure);

/** Bars in proportion to their values; `shown` is the amount as written, such as '£122.40'. */
export type BarsFigure = {
  kind: 'bars';
  /** `isOurs`: what this shop sells. */
  bars: readonly { label: string; value: number; shown: string; isOurs?: true }[];
};

/** A sequence: moments with what happens then, or the terms of a sum with its result last. */
export type RowsFigure =
  | { kind: 'steps'; steps: readonly (readonly [at: string, text: string])[] }
  | { kind: 'sum'; rows: readonly (readonly [amount: string, text: string])[] };

export type PairsFigure = {
  kind: 'pairs';
  columns: readonly [string, string];
  rows: readonly (readonly [label: string, first: string, second: string])[];
};

/** Questions from top to bottom: `yes` is the decision, `no` leads to the next question. */
export type ChoicesFigure = {
  kind: 'choices';
  choices: readonly { ask: string; yes: string; no?: string }[];
};

/** A room from above, with the window in three places. */
export type LightFigure = {
  kind: 'light';
  views: readonly { window: 'side' | 'behind' | 'front'; name: string; text: string }[];
};

/** First screens of phones; `picture` is the height of the picture in rem. */
export type ScreensFigure = {
  kind: 'screens';
  screens: readonly { mood: string; why: string; headline: string; picture: number; button: string }[];
};
