/** A project’s page for its customer, whose calls carry the token of the emailed link. */
import { z } from 'zod';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { PROJECT_STAGES } from '#src/domain/shared/project-stages.ts';
import {
  email,
  line,
  ORDER_ID_MESSAGE,
  optional,
  paragraph,
  positiveId,
} from '#src/domain/shared/text.schema.ts';
import { designView } from '../design/design.schema.ts';
import { projectFileView } from '../file/project-file.schema.ts';
import { dueView, projectDetailView } from '../project/project.schema.ts';
import { reviewOfOrderView } from '../review/review.schema.ts';
import { nameDisplay, ownCertificateView } from '../tree/certificate.schema.ts';

const LINK_MESSAGE = 'This link is not complete. Open it from our email again.';
export const PROJECT_LINK_INVALID =
  'This link is no longer valid. Ask for a new one with your order number and your email address.';
/** Reason of a rejected link that was genuine. */
export const LINK_EXPIRED = 'expired';
const token = z.string({ error: LINK_MESSAGE }).max(400, LINK_MESSAGE);
/** The latest event that the page has shown; if there is a newer one, the change is rejected. */
const lastEventId = positiveId();

export const MESSAGE_MAX = TEXT_MAX.message;
export const DOMAIN_MAX = 253;
export const FILES_PER_MESSAGE = 10;
export const FILES_TOO_MANY = `Attach at most ${FILES_PER_MESSAGE} files.`;

const text = paragraph(MESSAGE_MAX, 'Write a few words.').min(1, 'Write a few words.');
const fileIds = z.array(positiveId()).max(FILES_PER_MESSAGE, FILES_TOO_MANY).default([]);

export const customerPageInput = z.object({ token });
export const newLinkInput = z.object({ orderId: positiveId(ORDER_ID_MESSAGE), email: email() });
export const chooseDesignInput = z.object({
  token,
  lastEventId,
  designId: positiveId('Choose one of the designs.'),
  note: optional(paragraph(MESSAGE_MAX)),
});
export const requestChangesInput = z.object({ token, lastEventId, text, fileIds });
export const approveInput = z.object({ token, lastEventId });
export const nameOnCertificateInput = z.object({ token, display: nameDisplay });
export const confirmDomainInput = z.object({
  token,
  domain: line(DOMAIN_MAX, 'Enter a domain, for example hollowbakery.example.')
    .transform((value) =>
      value
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/\/$/, ''),
    )
    .refine(
      (value) =>
        /^(?=.{4,253}$)((?!-)[a-z0-9\u00a1-\uffff-]{1,63}(?<!-)\.)+[a-z\u00a1-\uffff]{2,63}$/.test(value),
      'Enter a domain, for example hollowbakery.example.',
    ),
});
/** `problem`: something is wrong with the work or with this page; staff see it marked. */
export const MESSAGE_KINDS = ['message', 'problem', 'change_request'] as const;
export const sendMessageInput = z.object({
  token,
  kind: z.enum(['message', 'problem']).default('message'),
  text,
  fileIds,
});

export const MESSAGE_AUTHORS = ['customer', 'staff'] as const;

export const messageView = z.object({
  id: z.number(),
  kind: z.enum(MESSAGE_KINDS),
  from: z.enum(MESSAGE_AUTHORS),
  /** On the customer’s page, of staff: a first name, or the shop’s. */
  authorName: z.string(),
  text: z.string(),
  files: z.array(projectFileView),
  /** Of a change request: when the shop answered it with new work. */
  answeredAt: z.date().nullable(),
  createdAt: z.date(),
});
export type MessageView = z.output<typeof messageView>;

export const CUSTOMER_ACTIONS = ['choose_design', 'request_changes', 'approve'] as const;

export const customerPageView = z.object({
  orderId: z.number(),
  customerName: z.string(),
  /** First name of who has the project, if the account names a person. */
  contactName: z.string().nullable(),
  /** BCP 47 tag for the texts of the page, from the market of the order: `de-DE`. */
  lang: z.string(),
  /** The shop's, for the second time beside the visitor's own. */
  timeZone: z.string(),
  /** The shop's public holidays until the due time: local dates, for the clock in the browser. */
  holidays: z.array(z.string()).optional(),
  stage: z.enum(PROJECT_STAGES),
  due: dueView,
  isLate: z.boolean(),
  isApproved: z.boolean(),
  stageTimes: z.partialRecord(z.enum(PROJECT_STAGES), z.date()),
  lastEventId: z.number(),
  actions: z.array(z.enum(CUSTOMER_ACTIONS)),
  /** When the website is due if a design is chosen now; null if none can be. */
  dueIfChosen: z.date().nullable(),
  /** The order form with its link token, while the form is awaited. */
  formUrl: z.string().nullable(),
  /** Newest round first, then by position. */
  designs: z.array(designView),
  /** Newest first. */
  messages: z.array(messageView),
  siteUrl: z.string().nullable(),
  /** Null before the website is live. */
  review: reviewOfOrderView.nullable(),
  domain: z.object({ name: z.string().nullable(), confirmedAt: z.date().nullable() }),
  order: z.object({
    packageType: z.string(),
    /** In the number format of the order's language. */
    price: z.string(),
    paidAt: z.date().nullable(),
    /** Signed, valid for an hour: a printable receipt. */
    receiptUrl: z.string(),
  }),
  /** Null until the website is live. */
  certificate: ownCertificateView.nullable(),
});
export type CustomerPageView = z.output<typeof customerPageView>;

export const projectWorkView = projectDetailView.extend({
  /** Not sent yet, in their order. */
  drafts: z.array(designView),
  /** Newest round first. */
  sent: z.array(designView),
  /** Newest first. */
  messages: z.array(messageView),
});
export type ProjectWork = z.output<typeof projectWorkView>;

export const staffMessageInput = z.object({ projectId: positiveId(), text, fileIds });
