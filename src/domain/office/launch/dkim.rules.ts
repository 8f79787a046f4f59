/** DKIM (RFC 6376): the public key with which receivers check the signature of an email. */

import { readTags } from '#src/domain/shared/txt-answer.ts';
import { done, type LaunchCheck, listText, todo } from './launch-check.rules.ts';
import { NO_ANSWER } from './spf.rules.ts';

export type DkimFacts = {
  domain: string;
  /** The selectors that were asked for. */
  selectors: readonly string[];
  /** Whether MAIL_DKIM_SELECTOR names them; otherwise they are usual ones. */
  areConfigured: boolean;
  /** The first selector with a record. */
  found: { selector: string; records: readonly string[] } | null;
  /** Whether a name server did not answer. */
  hasFailed: boolean;
};

export const dkimName = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`;
/** `v=DKIM1` is optional: a key alone is a record too. */
export const isDkimRecord = (record: string): boolean => readTags(record).has('p');

/** Bytes of an RSA key of 1024 bits with its header; receivers reject shorter ones (RFC 8301). */
const RSA_1024_BYTES = 160;
const byteLength = (base64: string): number => Math.floor((base64.replace(/[\s=]/g, '').length * 3) / 4);

function keyError(record: string): string | null {
  const tags = readTags(record);
  const [version = 'DKIM1', kind = 'rsa', key = ''] = ['v', 'k', 'p'].map((name) => tags.get(name));
  if (version !== 'DKIM1') return `its version is “${version}”`;
  if (!key) return 'its key was withdrawn';
  if (!/^[\sA-Za-z0-9+/]+=*$/.test(key)) return 'its key can’t be read';
  if (kind === 'rsa' && byteLength(key) < RSA_1024_BYTES) return 'its key is shorter than 1024 bits';
  return kind === 'rsa' || kind === 'ed25519' ? null : `its kind of key is “${kind}”`;
}

export function checkDkim({ domain, selectors, areConfigured, found, hasFailed }: DkimFacts): LaunchCheck {
  if (!found) {
    if (hasFailed) return todo(`The name server of ${domain} did not answer.`, NO_ANSWER);
    const [selector = 'selector'] = selectors;
    return todo(
      areConfigured
        ? `There is no DKIM key under ${listText(selectors.map((name) => dkimName(name, domain)))}.`
        : `There is no DKIM key under the usual selectors (${selectors.join(', ')}).`,
      areConfigured
        ? 'Turn on DKIM at your email provider and add the TXT record that it shows.'
        : 'Turn on DKIM at your email provider, add the TXT record that it shows, and set MAIL_DKIM_SELECTOR to its selector.',
      {
        record: {
          name: dkimName(areConfigured ? selector : 'selector', domain),
          value: 'v=DKIM1; k=rsa; p=the key that your provider shows',
        },
      },
    );
  }
  const name = dkimName(found.selector, domain);
  const [record = ''] = found.records;
  const error = found.records.length > 1 ? `there are ${found.records.length} of them` : keyError(record);
  if (error)
    return todo(
      `${name} has a DKIM record that receivers reject: ${error}.`,
      'Replace it with the TXT record that your email provider shows.',
    );
  return done(`Found a key under the selector “${found.selector}”.`);
}
