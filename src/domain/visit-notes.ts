/** What one page notes in the browser for the home page to show; the key of each is its name. */

/** `link` is the text of the link to `path`. */
type Note = { lang: string; text: string; link: string; path: string };

/** `order-note`, in local storage: written when the order form was sent. */
export type OrderNote = Note & { until: number };

/** `market-note`, in session storage: from a landing page whose price is not in dollars. */
export type MarketNote = Note;

/**
 * `first-screen`, in local storage: what the visitor typed to see a website of their own. The order
 * form begins with it; sending the form deletes it.
 */
export type FirstScreen = { business: string; trade: string };
export const FIRST_SCREEN_MAX = { business: 160, trade: 80 } as const satisfies Record<
  keyof FirstScreen,
  number
>;
