/** SPF (RFC 7208): which servers may send email for a domain. */

import { recordsOf, type TxtAnswer } from '#src/domain/shared/txt-answer.ts';
import type { EmailProvider } from './email-providers.ts';
import { done, type LaunchCheck, listText, todo } from './launch-check.rules.ts';

/** Receivers stop after this many lookups and then ignore the whole record. */
export const SPF_LOOKUPS_MAX = 10;
const LOOKUP_TERMS: ReadonlySet<string> = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect']);
const MECHANISMS: ReadonlySet<string> = new Set(['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists']);

export type SpfRecord = {
  includes: string[];
  redirect: string | null;
  /** `-all` rejects other servers, `~all` marks their emails. Null without `all`. */
  all: '+' | '-' | '~' | '?' | null;
  /** Lookups of this record, without those of the records that it includes. */
  lookups: number;
  /** A term that SPF does not know: receivers then ignore the whole record. */
  unknownTerm: string | null;
};

export const spfRecords = (answer: TxtAnswer): string[] =>
  recordsOf(answer).filter((record) => /^v=spf1(?: |$)/i.test(record));

const termsOf = (record: string): string[] => record.trim().split(/ +/).slice(1);

export function parseSpf(record: string): SpfRecord {
  const parsed: SpfRecord = { includes: [], redirect: null, all: null, lookups: 0, unknownTerm: null };
  for (const term of termsOf(record)) {
    const [, qualifier = '', name = '', separator = '', value = ''] =
      /^([+\-~?]?)([a-z][\w.-]*)(?:([:=/])(.*))?$/i.exec(term.toLowerCase()) ?? [];
    const isModifier = separator === '=' && !qualifier;
    if (!isModifier && !MECHANISMS.has(name)) parsed.unknownTerm ??= term;
    if (isModifier ? name === 'redirect' : LOOKUP_TERMS.has(name)) parsed.lookups += 1;
    if (name === 'include' && value) parsed.includes.push(value);
    if (isModifier && name === 'redirect') parsed.redirect = value;
    if (name === 'all' && !isModifier) parsed.all = (qualifier || '+') as SpfRecord['all'];
  }
  return parsed;
}

/** The record and everything that it includes. */
export type SpfTree = {
  lookups: number;
  /** Included domains, at every depth. */
  includes: readonly string[];
  /** Of the record, or of the one that it redirects to. */
  all: SpfRecord['all'];
  /** Included domains without exactly one SPF record. */
  broken: readonly string[];
  /** Included domains whose name server did not answer. */
  unanswered: readonly string[];
};

const isAll = (term: string): boolean => /^[+\-~?]?all$/i.test(term);
const rebuild = (
  records: readonly string[],
  added: readonly string[] = [],
  removed: readonly string[] = [],
) => {
  const terms = records.flatMap(termsOf);
  const kept = terms.filter((term) => !isAll(term) && !removed.includes(term.toLowerCase()));
  const all = terms.find((term) => /^[-~]all$/i.test(term)) ?? '~all';
  return [
    'v=spf1',
    ...new Set([...kept, ...added]),
    ...(kept.some((t) => /^redirect=/i.test(t)) ? [] : [all]),
  ].join(' ');
};

export type SpfFacts = {
  domain: string;
  answer: TxtAnswer;
  /** Null without exactly one record. */
  tree: SpfTree | null;
  smtpHost: string | null;
  provider: EmailProvider | null;
};

/** The servers that send the shop's email, as a term of SPF. */
function ownTerm({ provider, smtpHost }: SpfFacts): string {
  if (provider) return `include:${provider.spf}`;
  // A relay on this machine sends from an address that only its operator knows.
  if (!smtpHost || /^(?:localhost|127\..*|\[.*)$/.test(smtpHost)) return 'mx';
  return /^[\d.]+$/.test(smtpHost) ? `ip4:${smtpHost}` : `a:${smtpHost}`;
}

export const NO_ANSWER =
  'Check again in a minute. If that does not help, check the name servers of the domain.';

export function checkSpf(facts: SpfFacts): LaunchCheck {
  const { domain, answer, tree } = facts;
  if ('failure' in answer) return todo(`The name server of ${domain} did not answer.`, NO_ANSWER);
  const records = spfRecords(answer);
  const [record] = records;
  const publish = (value: string) => ({ record: { name: domain, value } });
  if (record === undefined)
    return todo(
      `${domain} has no SPF record: receivers can’t tell your emails from forged ones.`,
      facts.provider || !facts.smtpHost
        ? 'Add this TXT record.'
        : 'Add this TXT record, unless your email provider names another one.',
      publish(rebuild([], [ownTerm(facts)])),
    );
  if (records.length > 1 || !tree)
    return todo(
      `${domain} has ${records.length} SPF records. Receivers then ignore all of them.`,
      'Replace them with one TXT record.',
      publish(rebuild(records)),
    );
  return checkSpfTree(facts, record, tree);
}

function checkSpfTree(facts: SpfFacts, record: string, tree: SpfTree): LaunchCheck {
  const { domain, provider, smtpHost } = facts;
  const found = `Found “${record}”.`;
  const publish = (value: string) => ({ record: { name: domain, value } });
  const { unknownTerm } = parseSpf(record);
  if (unknownTerm)
    return todo(
      `${found} “${unknownTerm}” is not a part of SPF, so receivers ignore all of it.`,
      'Replace the record.',
      publish(rebuild([record], [], [unknownTerm.toLowerCase()])),
    );
  if (tree.broken.length > 0)
    return todo(
      `${found} It includes ${listText(tree.broken)} without an SPF record there, so receivers ignore all of it.`,
      'Remove that part.',
      publish(
        rebuild(
          [record],
          [],
          tree.broken.map((name) => `include:${name}`),
        ),
      ),
    );
  if (tree.unanswered.length > 0)
    return todo(`${found} The name server of ${listText(tree.unanswered)} did not answer.`, NO_ANSWER);
  if (tree.lookups > SPF_LOOKUPS_MAX)
    return todo(
      `${found} It takes ${tree.lookups} lookups; receivers stop after ${SPF_LOOKUPS_MAX} and ignore it.`,
      'Remove the senders that you no longer use.',
    );
  if (tree.all === '+' || tree.all === '?' || tree.all === null)
    return todo(
      `${found} It lets every server send in your name.`,
      'Let it end in “~all”.',
      publish(rebuild([record])),
    );
  if (provider && !tree.includes.includes(provider.spf))
    return todo(
      `${found} It does not name ${provider.name}, which sends your emails.`,
      'Replace the record.',
      publish(rebuild([record], [ownTerm(facts)])),
    );
  return done(provider || !smtpHost ? found : `${found} Check that it covers ${smtpHost}.`);
}
