/** Emails to the customer about the stages of a project, in the language of the order. */
import { projectUrl } from '#server/modules/sale/order-email/email-links.service.ts';
import type { Keyring } from '#server/platform/crypto.ts';
import {
  button,
  type DetailsRow,
  details,
  type EmailBlock,
  type EmailContent,
  type EmailTone,
  heading,
  pictures,
  small,
  text,
} from '#server/platform/email/email-content.ts';
import type { ProjectEmailTexts } from '#src/content/languages/email-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { promises } from '#src/domain/offer.ts';
import type { DESIGN_KINDS } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';

type Email = {
  orderId: number;
  linkVersion: number;
  lang: string;
  name: string;
  /** What staff added, as written. */
  note: string | null;
};
type MessageName = {
  [Name in keyof ProjectEmailTexts]: ProjectEmailTexts[Name] extends string ? never : Name;
}[keyof ProjectEmailTexts];
type Parts = {
  tone: EmailTone;
  message: MessageName;
  /** After the first paragraph. */
  facts?: (texts: ProjectEmailTexts) => EmailBlock[];
  isLast?: boolean;
};

const VALUES = {
  workingHours: promises.deliveryWorkingHours,
  workingDays: promises.deliveryWorkingDays,
  supportMonths: promises.supportMonths,
};

const template =
  <Payload extends Email>(partsOf: (payload: Payload) => Parts) =>
  (origin: string, keyring: Keyring) =>
  (payload: Payload): EmailContent => {
    const { lang, emails } = textsOf(payload.lang);
    const texts = emails.project;
    const { tone, message, facts, isLast } = partsOf(payload);
    const { orderId, linkVersion, name } = payload;
    const values = { ...VALUES, name, orderId };
    const filled = (value: string) => fillText(value, values);
    const { subject, preview, lead, next, button: label } = texts[message];
    return {
      lang,
      tone,
      subject: filled(subject),
      preview: filled(preview),
      blocks: [
        text(filled(texts.greeting)),
        text(filled(lead)),
        ...(facts?.(texts) ?? []),
        ...(payload.note && message !== 'message' ? [heading(texts.noteHeading), text(payload.note)] : []),
        text(filled(next)),
        button(label, projectUrl(origin, keyring, { orderId, version: linkVersion })),
        small(filled(texts.linkNote)),
        ...(isLast ? [text(texts.lastReminder)] : []),
        ...(message === 'live' || message === 'message' ? [] : [text(texts.questions)]),
      ],
    };
  };

type DesignKind = (typeof DESIGN_KINDS)[number];

/** In place of a picture; plain words of every language. */
const LABELS: Record<DesignKind, string> = { image: 'JPG', pdf: 'PDF', link: 'www' };

type WithDesigns = Email & {
  /** In their order; empty if they were sent another way. */
  designs: readonly {
    title: string;
    note: string | null;
    kind: DesignKind;
    thumbnailKey: string | null;
  }[];
  isChangeRound: boolean;
};
export const designsReady = template<WithDesigns>(({ designs, isChangeRound }) => ({
  tone: 'good-news',
  message: isChangeRound ? 'designsChanged' : 'designsReady',
  facts: (texts) =>
    designs.length > 0
      ? [
          heading(texts.designsHeading),
          pictures(
            ...designs.map(({ title, note, kind, thumbnailKey }) => ({
              title,
              note,
              storageKey: thumbnailKey,
              label: LABELS[kind],
            })),
          ),
        ]
      : [],
}));

type WithAddress = Email & { siteUrl: string | null };
const address =
  ({ siteUrl }: WithAddress) =>
  (texts: ProjectEmailTexts): EmailBlock[] =>
    siteUrl ? [details([texts.addressLabel, siteUrl, siteUrl])] : [];

type Review = WithAddress & { isChangeRound: boolean; chosenDesign: string | null };
export const reviewReady = template<Review>((payload) => ({
  tone: 'good-news',
  message: payload.isChangeRound ? 'reviewChanged' : 'reviewReady',
  facts: (texts) => {
    const { siteUrl, chosenDesign } = payload;
    const rows: DetailsRow[] = [];
    if (siteUrl) rows.push([texts.addressLabel, siteUrl, siteUrl]);
    if (chosenDesign) rows.push([texts.choiceLabel, chosenDesign]);
    return rows.length > 0 ? [details(...rows)] : [];
  },
}));

export const websiteLive = template<WithAddress>((payload) => ({
  tone: 'good-news',
  message: 'live',
  facts: address(payload),
}));

export const projectMessage = template<Email>(({ note }) => ({
  tone: 'neutral',
  message: 'message',
  facts: () => (note ? [text(note)] : []),
}));

export const answerReminder = template<Email & { part: 'choice' | 'approval'; isLast: boolean }>(
  ({ part, isLast }) => ({
    tone: 'needs-action',
    message: part === 'choice' ? 'choiceReminder' : 'approvalReminder',
    isLast,
  }),
);
