/** A referral link for one person, which greets them: "For Anna, as discussed on Tuesday". */

import { z } from 'zod';
import { REFERRER_MAX } from '../landing-page/landing-path.rules.ts';
import { hasInvisibleCharacters, looksLikeLink, NAME_INVISIBLE } from '../shared/name.schema.ts';
import { ID_UNKNOWN, line, optional, positiveId } from '../shared/text.schema.ts';

/** Together at most three lines on a phone, for which the home page keeps room. */
export const PROSPECT_NAME_MAX = 40;
export const PROSPECT_NOTE_MAX = 60;
export const PROSPECT_LINKS_MAX = 200;

const NAME_MISSING = 'Enter the name of the person.';
const NO_ADDRESS = 'A greeting cannot contain a web address, an email address or a phone number.';
export const PROSPECT_LINKS_FULL = `You have ${PROSPECT_LINKS_MAX} links, which is the most. Revoke one to create another.`;
export const PROSPECT_LINK_GONE = 'We can’t find this link: it has been revoked. Refresh the page.';

const PHONE = /(?:\d[\s().-]*){6}/;

/** Our page shows it: it must not lead anybody elsewhere. */
const greeting = (max: number) =>
  line(max)
    .refine((text) => !hasInvisibleCharacters(text), NAME_INVISIBLE)
    .refine((text) => !looksLikeLink(text) && !PHONE.test(text), NO_ADDRESS);

export const createProspectLinkInput = z.object({
  name: greeting(PROSPECT_NAME_MAX).refine((text) => text !== '', NAME_MISSING),
  note: optional(greeting(PROSPECT_NOTE_MAX)),
});
export const prospectLinkRef = z.object({ id: positiveId(ID_UNKNOWN) });
export const prospectLinkView = z.object({
  id: z.number(),
  name: z.string(),
  note: z.string().nullable(),
  link: z.string(),
  clicks: z.number(),
  lastClickAt: z.date().nullable(),
  createdAt: z.date(),
});
export type ProspectLink = z.output<typeof prospectLinkView>;

/** In the address of the home page, beside the referral code. */
export const PROSPECT_PARAMETER = 'for';
/** Id and signature. */
export const PROSPECT_TOKEN = /^([1-9]\d{0,8})-([\w-]{43})$/;
export const greetInput = z.object({
  token: z.string({ error: ID_UNKNOWN }).regex(PROSPECT_TOKEN, ID_UNKNOWN),
  referrer: optional(line(REFERRER_MAX)),
});
/** Null for a revoked or forged link. */
export const greetView = z.object({ greeting: z.string().nullable() });

export const greetingText = ({ name, note }: { name: string; note: string | null }): string =>
  note ? `For ${name}, ${note}` : `For ${name}`;
