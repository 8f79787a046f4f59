import type { Plural } from '#src/content/plural.ts';
import type { CertificateTexts } from './certificate-texts.ts';
import type { EmailTexts } from './email-texts.ts';
import type { LandingDictionary, QuoteTexts } from './landing-texts.ts';
import type { OrderTexts } from './order-texts.ts';

/** What the server and the build read of one language; all-languages.ts lists them. */
export type LanguageTexts = {
  certificate: CertificateTexts;
  emails: EmailTexts;
  landing: LandingDictionary;
  order: OrderTexts;
  quotes: QuoteTexts;
  /** Measured time behind the promise. {hours}, {days} */
  designHours: Plural;
};

/** Texts of a country that differ from those of its language. */
export type CountryTexts = Partial<Omit<LanguageTexts, 'emails'>> &
  Pick<LanguageTexts, 'landing'> & { emails?: Partial<EmailTexts> };
