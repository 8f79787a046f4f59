/** Names appear in emails and on public pages: no links and nothing invisible (L1). */
import type { z } from 'zod';
import { TEXT_MAX } from './limits.ts';
import { line } from './text.schema.ts';

export const NAME_LINK =
  'A name cannot contain a web or email address. If it is a name, put a space after the dot.';
export const NAME_SIGNS = 'A name cannot contain @, a colon or a slash.';
export const NAME_INVISIBLE = 'This name contains invisible characters. Type it again instead of pasting it.';

/** Format characters (bidi, zero-width spaces, tags), control characters and blank letters. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Co}\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u;
/** ZWNJ and ZWJ shape the letter before them in these scripts (Unicode, UAX 31, 2.3.1). */
const JOINER =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200C\u200D]/gu;

export const hasInvisibleCharacters = (name: string): boolean => INVISIBLE.test(name.replace(JOINER, ''));

/** Folds fullwidth forms; the ideographic full stop separates host labels too (UTS 46). */
const folded = (name: string): string => name.normalize('NFKC').replaceAll('\u3002', '.');

/**
 * A scheme or www, an address with a path, an email address, an IPv4 address. Separate patterns,
 * because the check of regular expressions can't analyse them as one.
 */
const ADDRESSES = [
  /:\/\/|\bwww\./iu,
  /\p{L}\.\p{L}{2,63}[/:?#]/u,
  /@[\p{L}\p{N}-]{1,63}\.\p{L}/u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
];
const hasAddress = (text: string): boolean => ADDRESSES.some((pattern) => pattern.test(text));
const NOT_IN_LABEL = /[^\p{L}\p{N}\p{M}-]/u;
const TOP_LABEL = /^(?:\p{L}[\p{L}\p{M}]|xn--)/u;
const TITLE =
  /^(?:dr|mr|mrs|ms|mme|mlle|mgr|prof|st|ste|sr|sra|jr|fr|hr|ing|dipl|rev|sir|ca|inż|mag|lic|adv|arch)$/iu;
const CAPITALISED = /^\p{Lu}[\p{Ll}\p{M}]+$/u;

/** Names: an initial or a title, then a capitalised word, as in 'J.Smith' and 'St.John'. */
const isHost = (label: string, next: string): boolean =>
  !(CAPITALISED.test(next) && (/^\p{Lu}$/u.test(label) || TITLE.test(label)));

/** Pairs around dots without a space, which email programs link. Splitting keeps it linear. */
function labelPairs(text: string): [label: string, next: string][] {
  const parts = text.split('.').map((part) => part.split(NOT_IN_LABEL));
  return parts.slice(1).map((part, index) => [parts[index]?.at(-1) ?? '', part[0] ?? '']);
}

/** For names of people. */
function looksLikeLink(name: string): boolean {
  const text = folded(name);
  return (
    hasAddress(text) ||
    labelPairs(text).some(([label, next]) => label !== '' && TOP_LABEL.test(next) && isHost(label, next))
  );
}

/** For company names, which may be 'Foo.com Ltd': rejects addresses only. */
export const containsAddress = (name: string): boolean => hasAddress(folded(name));

type TextSchema = z.ZodType<string, string>;
const visible = (schema: TextSchema) =>
  schema.refine((value) => !hasInvisibleCharacters(value), NAME_INVISIBLE);

/** @param message for a name that is too short or missing */
export const personName = (min: number, message: string) =>
  visible(line(TEXT_MAX.name, message).min(min, message)).refine((value) => !looksLikeLink(value), NAME_LINK);

/** For affiliates, whom a banner names. @param message for a name that is too short or missing */
export const publicName = (message: string) =>
  personName(2, message).refine((value) => !/[@:/]/.test(folded(value)), NAME_SIGNS);

const withoutAddress = (schema: TextSchema) =>
  visible(schema).refine((value) => !containsAddress(value), NAME_LINK);

/** @param message for a missing name; without it the name may be empty */
export const companyName = (message?: string) =>
  withoutAddress(message ? line(TEXT_MAX.company, message).min(1, message) : line(TEXT_MAX.company));

export const CUSTOMER_NAME_REQUIRED = 'Customer name is required';

/** Customers are people or companies. */
export const customerName = (message: string) => withoutAddress(line(TEXT_MAX.name, message).min(1, message));
