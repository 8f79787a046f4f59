export type DetailsRow = readonly [label: string, value: string, url?: string];
type EmailLink = readonly [label: string, url: string];

/**
 * What an email is for, before a word is read. `good-news`: what its reader waited for has
 * happened. `needs-action`: they must act or check something. `neutral`: records, bad news too.
 */
export type EmailTone = 'good-news' | 'needs-action' | 'neutral';

export type EmailPicture = {
  title: string;
  note: string | null;
  /** Key of a stored picture, shown inside the email; null shows `label` in its place. */
  storageKey: string | null;
  label: string;
};

export type EmailBlock =
  | { kind: 'text' | 'heading' | 'small'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button' | 'secondary-button'; label: string; url: string }
  | { kind: 'details'; rows: readonly DetailsRow[] }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'links'; links: readonly EmailLink[] }
  | { kind: 'pictures'; items: readonly EmailPicture[] }
  | { kind: 'tree'; alt: string };

export type EmailContent = {
  /** BCP 47 tag; British English if missing. */
  lang?: string;
  tone: EmailTone;
  /** Stops such emails with one POST (RFC 8058), for the button of email programs. */
  unsubscribeUrl?: string;
  subject: string;
  /** Shown after the subject in the list of messages. */
  preview: string;
  blocks: readonly EmailBlock[];
};

export const text = (value: string): EmailBlock => ({ kind: 'text', text: value });
export const heading = (value: string): EmailBlock => ({ kind: 'heading', text: value });
export const small = (value: string): EmailBlock => ({ kind: 'small', text: value });
export const code = (value: string): EmailBlock => ({ kind: 'code', code: value });
/** At most one per email. */
export const button = (label: string, url: string): EmailBlock => ({ kind: 'button', label, url });
/** At most one per email, after the button. */
export const secondaryButton = (label: string, url: string): EmailBlock => ({
  kind: 'secondary-button',
  label,
  url,
});
export const details = (...rows: DetailsRow[]): EmailBlock => ({ kind: 'details', rows });
export const list = (...items: string[]): EmailBlock => ({ kind: 'list', items });
export const pictures = (...items: EmailPicture[]): EmailBlock => ({ kind: 'pictures', items });
export const tree = (alt: string): EmailBlock => ({ kind: 'tree', alt });
/** A numbered list. */
export const steps = (...items: string[]): EmailBlock => ({ kind: 'steps', items });
export const links = (...items: EmailLink[]): EmailBlock => ({ kind: 'links', links: items });

/** `Anna’s`, `Quill & Sons’`. */
export const possessive = (name: string): string => `${name}${/s$/i.test(name) ? '’' : '’s'}`;
