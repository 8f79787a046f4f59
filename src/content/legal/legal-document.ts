/** Spec 2: the static legal pages (/privacy-policy, /terms-of-service, /refund-policy) as data for one template. */
export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  /** Shown below the paragraphs. */
  bullets?: readonly string[];
};

export type LegalDocument = {
  /** Single path segment. */
  slug: string;
  title: string;
  /** Meta description, 70-160 characters. */
  description: string;
  /** ISO date of the last change of substance. */
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
};
