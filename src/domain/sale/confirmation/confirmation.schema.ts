import { z } from 'zod';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { bulkStatusInput, listInput, period, sortParam } from '#src/domain/shared/list.schema.ts';
import { companyName, personName } from '#src/domain/shared/name.schema.ts';
import {
  email,
  line,
  ORDER_ID_MESSAGE,
  oneOf,
  optional,
  paragraph,
  positiveId,
  statusChange,
  success,
} from '#src/domain/shared/text.schema.ts';
import { CONFIRMATION_STATUSES } from './confirmation.rules.ts';

export const DOMAIN_OWNERSHIP = ['yes', 'no', 'unsure'] as const;
export const HEAR_ABOUT_US = ['instagram', 'whatsapp', 'referral', 'facebook', 'other'] as const;
export const LOGO_FILE_NAME = /^[a-z2-7]{26}\.(jpg|png|svg)$/;

const fields = {
  fullName: personName(1, 'Full name is required'),
  email: email(),
  phone: optional(line(TEXT_MAX.phone)),
  businessName: companyName('Business name is required'),
  businessDescription: paragraph(
    TEXT_MAX.message,
    'Please provide at least 10 characters describing your business',
  ).min(10, 'Please provide at least 10 characters describing your business'),
  preferredDomain: optional(line(253)),
  domainOwnership: z.enum(DOMAIN_OWNERSHIP, { error: 'Please select an option' }).default('no'),
  billingDetails: optional(paragraph(TEXT_MAX.billing)),
  additionalNotes: optional(paragraph(TEXT_MAX.message)),
  hearAboutUs: z
    .union([z.enum(HEAR_ABOUT_US), z.null(), z.literal('')])
    .default('other')
    .transform((value) => value || 'other'),
  orderConfirmed: z.literal(true, { error: 'You must confirm your order to proceed' }),
};

/** Fields checked in the browser; the server adds file, order number and token. */
export const confirmationForm = z.object(fields);
export type ConfirmationForm = z.input<typeof confirmationForm>;

const LINK_MANGLED = 'This form link is not complete. Open it from our email again.';
const token = z.string({ error: LINK_MANGLED }).max(400, LINK_MANGLED);
export const prefillInput = z.object({ orderId: positiveId(ORDER_ID_MESSAGE), token });

export const confirmationInput = z.object({
  ...fields,
  logoFileName: optional(
    z.string().regex(LOGO_FILE_NAME, 'Please try uploading your logo again.').or(z.literal('')),
  ),
  orderId: z
    .union([positiveId(ORDER_ID_MESSAGE), z.null(), z.literal('')], { error: ORDER_ID_MESSAGE })
    .optional()
    .transform((value) => value || null),
  token: optional(token),
});
export type ConfirmationInput = z.output<typeof confirmationInput>;

export const confirmationStatusInput = z.object({ id: positiveId(), ...statusChange(CONFIRMATION_STATUSES) });
export const confirmationBulkInput = bulkStatusInput(CONFIRMATION_STATUSES);
/** Attaches a form to its order, once. */
export const attachInput = z.object({ id: positiveId(), orderId: positiveId(ORDER_ID_MESSAGE) });
export const confirmationListInput = listInput.extend({
  /** `open`: not completed. */
  status: oneOf([...CONFIRMATION_STATUSES, 'open']).optional(),
  /** `unverified`: claimed or none. */
  link: z.enum(['verified', 'claimed', 'none', 'unverified']).optional(),
  /** Waiting for designs for longer than promised. */
  late: z.enum(['yes']).optional(),
  logo: z.enum(['yes', 'no']).optional(),
  ...period,
  sort: sortParam(['createdAt', 'business']),
});
export type ConfirmationListInput = z.output<typeof confirmationListInput>;

export const confirmationView = z.object({
  id: z.number(),
  orderId: z.number().nullable(),
  claimedOrderId: z.number().nullable(),
  verified: z.boolean(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  businessName: z.string(),
  businessDescription: z.string(),
  preferredDomain: z.string().nullable(),
  domainOwnership: z.enum(DOMAIN_OWNERSHIP),
  logoFileName: z.string().nullable(),
  billingDetails: z.string().nullable(),
  additionalNotes: z.string().nullable(),
  hearAboutUs: z.enum(HEAR_ABOUT_US),
  orderConfirmed: z.boolean(),
  status: z.enum(CONFIRMATION_STATUSES),
  createdAt: z.date(),
});
export type ConfirmationView = z.output<typeof confirmationView>;

/** Same response whether or not the order exists, so that order numbers cannot be probed. */
export const confirmationReceipt = success.extend({ id: z.number() });

/** What the customer sent, for the holder of the valid link that was used. */
export const givenAnswers = confirmationView
  .pick({
    fullName: true,
    email: true,
    phone: true,
    businessName: true,
    businessDescription: true,
    preferredDomain: true,
    domainOwnership: true,
    billingDetails: true,
    additionalNotes: true,
    hearAboutUs: true,
    createdAt: true,
  })
  .extend({ hasLogo: z.boolean() });
export type GivenAnswers = z.output<typeof givenAnswers>;

/** Fields prefilled with a valid form token (WCAG 3.3.7). */
export const prefillView = z.object({
  orderId: z.number(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** As it was paid: `€280`, or `280 €` in a language that writes it so. */
  price: z.string(),
  /** Of the order: BCP 47 tag. */
  lang: z.string(),
  alreadyConfirmed: z.boolean(),
  answers: givenAnswers.nullable(),
});
