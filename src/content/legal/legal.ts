/** A static legal page: sections of paragraphs and bullet lists. */
export type LegalPage = {
  path: '/privacy-policy' | '/terms-of-service' | '/refund-policy';
  title: string;
  description: string;
  /** ISO date of the last change of substance. */
  updated: string;
  intro: string;
  sections: readonly { title: string; text: readonly (string | readonly string[])[] }[];
};
