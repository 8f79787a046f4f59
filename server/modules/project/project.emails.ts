import { projectLinkBlock, projectUrl } from '#server/modules/sale/order-email/email-links.service.ts';
import {
  button,
  type DetailsRow,
  details,
  type EmailBlock,
  type EmailContent,
  type EmailTone,
  heading,
  pictures,
  secondaryButton,
  small,
  text,
  tree,
} from '#server/platform/email/email-content.ts';
import { bindTemplates, type EmailSource } from '#server/platform/email/email-renderer.ts';
import type { ProjectEmailTexts } from '#src/content/languages/email-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import type { DESIGN_KINDS } from '#src/domain/project/design/design.schema.ts';
import { REVIEW_EDIT_DAYS, REVIEW_LINK_DAYS } from '#src/domain/project/review/review.rules.ts';
import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { reviewUrl } from './review/review-token.service.ts';

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
  /** The first button opens it. */
  siteUrl?: string | null;
  isLast?: boolean;
};

const VALUES = {
  workingHours: promises.deliveryWorkingHours,
  workingDays: promises.deliveryWorkingDays,
  supportMonths: promises.supportMonths,
};

const projectEmail =
  <Payload extends Email>(partsOf: (payload: Payload) => Parts) =>
  (payload: Payload, { origin, keyring }: EmailSource): EmailContent => {
    const { lang, emails } = textsOf(payload.lang);
    const texts = emails.project;
    const { tone, message, facts, siteUrl, isLast } = partsOf(payload);
    const { orderId, linkVersion, name } = payload;
    const url = projectUrl(origin, keyring, { orderId, version: linkVersion });
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
        ...(siteUrl ? [button(texts.openSite, siteUrl)] : []),
        text(filled(next)),
        siteUrl ? secondaryButton(label, url) : button(label, url),
        // Says that the link above it is for the customer alone: the website's is not.
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
type WithAddress = Email & { siteUrl: string | null };
type ReviewReady = WithAddress & { isChangeRound: boolean; chosenDesign: string | null };
type AnswerReminder = Email & { part: 'choice' | 'approval'; isLast: boolean };

const STEPS = {
  message: ['needs-action', 'new message', 'The customer has written to you.'],
  problem: [
    'needs-action',
    'a problem is reported',
    'The customer reports a problem. Please look at it today.',
  ],
  changes_requested: [
    'needs-action',
    'changes requested',
    'The customer has asked for changes. The clock is running again.',
  ],
  design_chosen: [
    'needs-action',
    'design chosen',
    'The customer has chosen a design. You can start building.',
  ],
  approved: ['good-news', 'website approved', 'The customer has approved the website. It can go live.'],
  domain_confirmed: ['neutral', 'domain confirmed', 'The customer has confirmed the domain of the website.'],
} as const satisfies Record<string, readonly [tone: EmailTone, subject: string, sentence: string]>;
export type CustomerStep = keyof typeof STEPS;

type Notice = { orderId: number; name: string; what: CustomerStep; text: string | null };
type ReviewRequest = { orderId: number; linkVersion: number; name: string; lang: string };

type Certificate = Pick<CertificateView, 'number' | 'plantedOn' | 'place' | 'partner' | 'lang'> & {
  orderId: number;
  linkVersion: number | null;
  /** The customer's. */
  name: string;
};

const treeEmail =
  (kind: 'reserved' | 'planted') =>
  (certificate: Certificate, from: EmailSource): EmailContent => {
    const { number, plantedOn, place, partner, name } = certificate;
    const { lang, emails, certificate: page } = textsOf(certificate.lang);
    const { labels, pictures: alternatives } = page;
    const texts = emails.tree;
    const { subject, preview, text: news } = texts[kind];
    return {
      lang,
      tone: 'good-news',
      subject,
      preview,
      blocks: [
        text(fillText(texts.greeting, { name })),
        ...(kind === 'planted' ? [tree(alternatives.tree)] : []),
        text(news),
        details(
          [labels.number, number],
          ...(plantedOn ? [[labels.planted, longDay(plantedOn, lang)] as const] : []),
          ...(place ? [[labels.place, place] as const] : []),
          [labels.partner, partner],
        ),
        button(texts.button, `${from.origin}${paths.certificate(number)}`),
        ...(kind === 'reserved' ? [text(texts.reserved.choice)] : []),
        ...projectLinkBlock(from, certificate, lang),
        text(texts.closing),
      ],
    };
  };

export const projectEmails = bindTemplates({
  'designs-ready': projectEmail<WithDesigns>(({ designs, isChangeRound }) => ({
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
  })),
  'review-ready': projectEmail<ReviewReady>(({ siteUrl, chosenDesign, isChangeRound }) => ({
    tone: 'good-news',
    message: isChangeRound ? 'reviewChanged' : 'reviewReady',
    facts: (texts) => {
      const rows: DetailsRow[] = [];
      if (siteUrl) rows.push([texts.addressLabel, siteUrl, siteUrl]);
      if (chosenDesign) rows.push([texts.choiceLabel, chosenDesign]);
      return rows.length > 0 ? [details(...rows)] : [];
    },
  })),
  'website-live': projectEmail<WithAddress>(({ siteUrl }) => ({
    tone: 'good-news',
    message: 'live',
    facts: ({ addressLabel }) => (siteUrl ? [details([addressLabel, siteUrl, siteUrl])] : []),
    siteUrl,
  })),
  'project-message': projectEmail<Email>(({ note }) => ({
    tone: 'neutral',
    message: 'message',
    facts: () => (note ? [text(note)] : []),
  })),
  'answer-reminder': projectEmail<AnswerReminder>(({ part, isLast }) => ({
    tone: 'needs-action',
    message: part === 'choice' ? 'choiceReminder' : 'approvalReminder',
    isLast,
  })),
  'review-request': (payload: ReviewRequest, from) => {
    const { orderId, linkVersion, name } = payload;
    const { lang, emails } = textsOf(payload.lang);
    const texts = emails.review;
    const values = { name, orderId, linkDays: REVIEW_LINK_DAYS, editDays: REVIEW_EDIT_DAYS };
    const url = reviewUrl(from.origin, from.keyring, { orderId, version: linkVersion }, from.createdAt);
    return {
      lang,
      tone: 'neutral',
      subject: texts.subject,
      preview: texts.preview,
      blocks: [
        text(fillText(texts.greeting, values)),
        text(texts.lead),
        text(texts.form),
        button(texts.button, url),
        small(fillText(texts.linkNote, values)),
        text(texts.once),
        ...projectLinkBlock(from, payload, lang),
      ],
    };
  },
  /** To the shop. */
  'project-notice': ({ orderId, name, what, text: words }: Notice, { origin }) => {
    const [tone, subject, sentence] = STEPS[what];
    return {
      tone,
      subject: `Order ${orderId}: ${subject}`,
      preview: words?.slice(0, 120) || sentence,
      blocks: [
        text(sentence),
        ...(words ? [text(words)] : []),
        details(['Order', String(orderId)], ['Customer', name]),
        button('Open the order', `${origin}${paths.adminOrder(orderId)}`),
      ],
    };
  },
  /** When the website goes live. */
  'tree-certificate': treeEmail('reserved'),
  /** When the tree belongs to a planting batch. */
  'tree-planted': treeEmail('planted'),
});
