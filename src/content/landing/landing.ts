import type { TitledText } from '#src/content/languages/landing-texts.ts';
import type { ExampleScreen } from '../example-screens/example-screen.ts';

export type LandingKind = 'uk-city' | 'us-state' | 'industry' | 'country';

export type Landing = {
  kind: LandingKind;
  /** Single path segment. */
  slug: string;
  /** <title>, without the brand (the template appends it): 30-60 characters, unique. */
  title: string;
  /** Meta description, 70-160 characters, unique. */
  description: string;
  h1: string;
  /** The badge, also in structured data; industries have none. */
  location?: string;
  /** Fills '{service}' in every heading of its language, such as 'Web Design in Leeds'. */
  service: string;
  keywords: readonly string[];
  /** Drawn in the hero. */
  screen: ExampleScreen;
  content: {
    /** What is sold, and to whom, in one sentence; the hero adds price and time. */
    lead?: string;
    /** 60-110 words. */
    intro: string;
    /** 4-6 items. */
    benefits: readonly TitledText[];
    /** 4-5 steps. */
    process: readonly TitledText[];
    /** 50-100 words, true and particular of the place (industries: omitted). */
    localInfo?: string;
    /** One or two sentences for the closing band. */
    cta: string;
  };
};
