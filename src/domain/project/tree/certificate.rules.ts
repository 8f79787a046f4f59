import {
  effectiveEvents,
  type ProjectEvent,
  projectState,
} from '#src/domain/project/project/project.rules.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';

/** Without 0, 1, I, L and O, which are easily confused in print. */
export const NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CERTIFICATE_NUMBER = /^TREE-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;
/**
 * `TREE-7K3M-Q9XW`: one of more than 800 billion, so that nobody finds a certificate by guessing.
 * @param letters eight random characters of the alphabet
 */
export const certificateNumber = (letters: string): string =>
  `TREE-${letters.slice(0, 4)}-${letters.slice(4)}`;
export const NUMBER_LETTERS = 8;

/** As typed or scanned: `tree-7k3m-q9xw`. Null if it is no number of a certificate. */
export function parseCertificateNumber(text: string): string | null {
  const number = text.trim().toUpperCase();
  return CERTIFICATE_NUMBER.test(number) ? number : null;
}

export const NAME_DISPLAYS = ['full', 'business', 'initials', 'hidden'] as const;
export type NameDisplay = (typeof NAME_DISPLAYS)[number];
/** Until the customer chooses: the name that is public anyway. */
export const NAME_DISPLAY_DEFAULT: NameDisplay = 'business';

const WORD = /[\p{L}\p{N}]\p{M}*/u;

/** `Agnes Hollow-Reed` -> `A. H.`; empty if the name has no letters. */
export const initialsOf = (name: string): string =>
  name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => WORD.exec(word)?.[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');

export type Names = { customer: string; business: string | null };

/** Null shows no name. Without a business, initials are shown. */
export function nameOnCertificate(display: NameDisplay, { customer, business }: Names): string | null {
  const names: Record<NameDisplay, string | null> = {
    full: customer,
    business: business?.trim() || initialsOf(customer),
    initials: initialsOf(customer),
    hidden: null,
  };
  return names[display]?.normalize('NFC').trim() || null;
}

export const CERTIFICATE_STATUSES = ['reserved', 'planted'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];
export const certificateStatus = ({ batchId }: { batchId: number | null }): CertificateStatus =>
  batchId === null ? 'reserved' : 'planted';

/**
 * A certificate counts once the website has been live, also while it is reopened for changes. A
 * cancelled order loses it, unless its tree is planted: a planted tree stays planted.
 */
export const isCertificateValid = (
  events: readonly Pick<ProjectEvent, 'kind'>[],
  { batchId }: { batchId?: number | null } = {},
): boolean =>
  typeof batchId === 'number' ||
  (projectState(events).stage !== 'closed' &&
    effectiveEvents(events).some(({ kind }) => kind === 'went_live'));

/** How long staff can take a tree out of its batch again; its customer is notified afterwards. */
export const UNPLANT_MINUTES = 10;
export const canUnplant = (assignedAt: Date | null, now: Date): boolean =>
  assignedAt !== null && now.getTime() - assignedAt.getTime() < UNPLANT_MINUTES * MINUTE_MS;

/** Plantings that staff add trees to: the two recorded last, and those without trees. */
export const offeredBatches = <Batch extends { id: number; trees: number }>(batches: readonly Batch[]) =>
  batches
    .toSorted((one, other) => other.id - one.id)
    .filter(({ trees }, index): boolean => index < 2 || trees === 0);

export const KG_CO2_PER_TREE = 21;
