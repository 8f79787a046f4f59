/** A paragraph, a bullet list, or a paragraph that depends on REFERRAL_CONSENT. */
export type LegalText =
  | string
  | readonly string[]
  | { when: 'referral:ask' | 'referral:kept'; paragraph: string };

/** A static legal page. */
export type LegalPage = {
  path: '/privacy-policy' | '/terms-of-service' | '/refund-policy';
  title: string;
  description: string;
  /** ISO date of the last change of substance. */
  updated: string;
  intro: string;
  sections: readonly { title: string; text: readonly LegalText[] }[];
};
