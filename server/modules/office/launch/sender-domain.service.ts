/** SPF, DKIM and DMARC of the sender's domain, asked of its name servers. */
import type { Context } from '#server/context.ts';
import type { TxtRecords } from '#server/platform/outgoing/txt-records.ts';
import { registrableDomain } from '#server/platform/registrable-domain.ts';
import { checkDkim, dkimName, isDkimRecord } from '#src/domain/office/launch/dkim.rules.ts';
import { checkDmarc } from '#src/domain/office/launch/dmarc.rules.ts';
import {
  COMMON_SELECTORS,
  type EmailProvider,
  findEmailProvider,
} from '#src/domain/office/launch/email-providers.ts';
import { bareAddress, checkSenderDomain, senderDomain } from '#src/domain/office/launch/email-setup.rules.ts';
import { checking, type LaunchChecks } from '#src/domain/office/launch/launch-check.rules.ts';
import {
  checkSpf,
  parseSpf,
  SPF_LOOKUPS_MAX,
  type SpfTree,
  spfRecords,
} from '#src/domain/office/launch/spf.rules.ts';
import { recordsOf } from '#src/domain/shared/txt-answer.ts';
import { senderOf, smtpHostOf } from './email-facts.service.ts';

/** Includes are asked one after the other: no further question starts after this time. */
const LOOKUPS_MS = 8000;

type Find = (name: string) => ReturnType<TxtRecords['find']>;

/** Follows includes and redirects. Stops beyond the limit, where receivers stop too. */
async function walkSpf(find: Find, record: string): Promise<SpfTree> {
  const tree = {
    lookups: 0,
    includes: [] as string[],
    all: null as SpfTree['all'],
    broken: [] as string[],
    unanswered: [] as string[],
  };
  const follow = async (name: string): Promise<string | null> => {
    const answer = await find(name);
    if ('failure' in answer) tree.unanswered.push(name);
    const [first, ...others] = spfRecords(answer);
    if (first !== undefined && others.length === 0) return first;
    if ('records' in answer) tree.broken.push(name);
    return null;
  };
  const isOver = () => tree.lookups > SPF_LOOKUPS_MAX || tree.unanswered.length > 0;
  const visit = async (text: string, isMain: boolean): Promise<void> => {
    const parsed = parseSpf(text);
    tree.lookups += parsed.lookups;
    if (isMain) tree.all = parsed.all;
    for (const name of parsed.includes) {
      // A macro stands for a name that depends on the sender of each email.
      if (isOver() || name.includes('%') || tree.includes.includes(name)) continue;
      tree.includes.push(name);
      const inner = await follow(name);
      if (inner !== null) await visit(inner, false);
    }
    if (!parsed.redirect || parsed.all || isOver()) return;
    const target = await follow(parsed.redirect);
    if (target !== null) await visit(target, isMain);
  };
  await visit(record, true);
  return tree;
}

async function checkSpfOf(find: Find, domain: string, smtpHost: string | null) {
  const answer = await find(domain);
  const [record, ...others] = spfRecords(answer);
  const tree = record !== undefined && others.length === 0 ? await walkSpf(find, record) : null;
  return checkSpf({ domain, answer, tree, smtpHost, provider: findEmailProvider(smtpHost) });
}

async function checkDkimOf(
  find: Find,
  domain: string,
  configured: readonly string[],
  provider: EmailProvider | null,
) {
  const areConfigured = configured.length > 0;
  const selectors = areConfigured ? configured : [...(provider?.selectors ?? []), ...COMMON_SELECTORS];
  const answers = await Promise.all(
    selectors.map(async (selector) => ({ selector, answer: await find(dkimName(selector, domain)) })),
  );
  const [found = null] = answers
    .map(({ selector, answer }) => ({ selector, records: recordsOf(answer).filter(isDkimRecord) }))
    .filter(({ records }) => records.length > 0);
  const hasFailed = answers.some(({ answer }) => 'failure' in answer);
  return checkDkim({ domain, selectors, areConfigured, found, hasFailed });
}

async function checkDmarcOf(find: Find, domain: string, sender: string) {
  const parent = registrableDomain(domain);
  const [answer, above] = await Promise.all([
    find(`_dmarc.${domain}`),
    parent && parent !== domain ? find(`_dmarc.${parent}`) : null,
  ]);
  return checkDmarc({
    domain,
    answer,
    above: above && parent ? { domain: parent, answer: above } : null,
    reportsTo: bareAddress(sender),
  });
}

/** Rows without an answer yet: they show that the name servers are being asked. */
export function pendingSenderChecks(ctx: Context): LaunchChecks {
  const sender = senderOf(ctx);
  const check = checkSenderDomain(sender) ?? checking(`Asking the name servers of ${senderDomain(sender)}.`);
  return { spf: check, dkim: check, dmarc: check };
}

/** Takes as long as the name servers: at most the timeout of each question. */
export async function lookUpSender(ctx: Context, again: boolean): Promise<LaunchChecks> {
  const { config, txtRecords } = ctx.deps;
  const sender = senderOf(ctx);
  const domain = senderDomain(sender);
  if (!domain || checkSenderDomain(sender)) return pendingSenderChecks(ctx);
  const started = performance.now();
  const find: Find = async (name) =>
    performance.now() - started > LOOKUPS_MS ? { failure: 'timeout' } : txtRecords.find(name, again);
  const smtpHost = smtpHostOf(ctx);
  const [spf, dkim, dmarc] = await Promise.all([
    checkSpfOf(find, domain, smtpHost),
    checkDkimOf(find, domain, config.mailDkimSelectors, findEmailProvider(smtpHost)),
    checkDmarcOf(find, domain, sender),
  ]);
  return { spf, dkim, dmarc };
}
