/** DMARC (RFC 7489): what receivers do with emails that fail SPF and DKIM. */

import { readTags, recordsOf, type TxtAnswer } from '#src/domain/shared/txt-answer.ts';
import { done, type LaunchCheck, todo } from './launch-check.rules.ts';
import { NO_ANSWER } from './spf.rules.ts';

export type DmarcFacts = {
  domain: string;
  answer: TxtAnswer;
  /** Of the registrable domain above, which counts if `domain` has no record; null without one. */
  above: { domain: string; answer: TxtAnswer } | null;
  /** Receives the reports. */
  reportsTo: string;
};

export const dmarcRecords = (answer: TxtAnswer): string[] =>
  recordsOf(answer).filter((record) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(record));

const withPolicy = (record: string, policy: string): string => {
  const tags = readTags(record);
  tags.set('p', policy);
  const { v, p, ...rest } = Object.fromEntries(tags);
  return [`v=${v}`, `p=${p}`, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join('; ');
};

export function checkDmarc({ domain, answer, above, reportsTo }: DmarcFacts): LaunchCheck {
  const own = dmarcRecords(answer);
  const isInherited = own.length === 0 && above !== null && dmarcRecords(above.answer).length > 0;
  const place = isInherited ? above.domain : domain;
  const records = isInherited ? dmarcRecords(above.answer) : own;
  const [record] = records;
  const name = `_dmarc.${place}`;
  if (record === undefined) {
    if ('failure' in answer || (above && 'failure' in above.answer))
      return todo(`The name server of ${domain} did not answer.`, NO_ANSWER);
    return todo(
      `${domain} has no DMARC record: receivers decide for themselves what to do with forged emails.`,
      'Add this TXT record. If other programs send from this domain too, begin with p=none.',
      { record: { name, value: `v=DMARC1; p=quarantine; rua=mailto:${reportsTo}` } },
    );
  }
  if (records.length > 1)
    return todo(
      `${name} has ${records.length} DMARC records. Receivers then ignore them.`,
      'Keep one of them.',
    );
  const found = `Found “${record}”${isInherited ? ` at ${name}` : ''}.`;
  const tags = readTags(record);
  const policy = ((isInherited && tags.get('sp')) || tags.get('p') || '').toLowerCase();
  if (policy === 'quarantine' || policy === 'reject') return done(found);
  return todo(
    policy === 'none'
      ? `${found} With “none”, forged emails are only reported.`
      : `${found} It names no policy, so receivers ignore it.`,
    policy === 'none'
      ? 'Once the reports show no emails of yours that fail, replace the record.'
      : 'Replace the record.',
    { record: { name, value: withPolicy(record, 'quarantine') } },
  );
}
