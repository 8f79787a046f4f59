/**
 * The busiest minute of one node with the embedded database: 2,000 visitors browse, 200 buy, 50
 * affiliates look at their figures, staff work. Everyone has an address of their own.
 */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FakeSmtp, startFakeSmtp } from '#server/testing/fakes/fake-smtp.ts';
import { paymentEvent } from './chaos/clients.ts';
import {
  type Affiliate,
  type Answer,
  type Ask,
  cookieOf,
  jsonOf,
  registerAffiliate,
  send,
  signIn,
  trpcPath,
} from './support/http.ts';
import { percentile } from './support/load.ts';
import { ADMIN, ownShop, startSite, withProcesses } from './support/processes.ts';
import { atMost, count, type Group, MB, ms, type Row, tally } from './support/report.ts';

const VISITORS = 2000;
const BUYERS = 200;
const AFFILIATES = 50;
const STAFF = 3;
const SECONDS = 60;
const RECEIPTS_MS_MAX = 120_000;
const PAGE_P95_MS_MAX = 50;
const PAGES = '/ /portfolio /blog /affiliate /locations /cheap-website-design-germany /why-tree'.split(' ');
/** Answers that a client may get in a storm: they name when to try again. */
const NAMED = / (?:429|503)$/;

type Kind = 'page' | 'visit' | 'payment' | 'affiliate' | 'staff';
type Call = { kind: Kind; took: number };

/** The connections of the shop's proxy, shared by all people: a node accepts 2,000 at most. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

/** A browser with an address of its own, behind the proxy. */
function createPerson(port: number, n: number): Ask {
  const browser = {
    'Accept-Encoding': 'br',
    'User-Agent': `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${n}`,
    'X-Forwarded-For': `100.${64 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`,
  };
  return (path, { headers, ...options } = {}) =>
    send(port, path, { ...options, agent, headers: { ...browser, ...headers } });
}

const pause = (least: number, most: number) => sleep(1000 * (least + Math.random() * (most - least)));
const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

function summary(calls: readonly Call[], kind: Kind, people: string): Row {
  const times = calls.filter((call) => call.kind === kind).map(({ took }) => took);
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const what = `${people}: calls, p50, p95`;
  const value = `${count(times.length)}, ${ms(p50)}, ${ms(p95)}`;
  if (kind !== 'page') return { what, value };
  return { what, value, budget: `p95 at most ${ms(PAGE_P95_MS_MAX)}`, ok: p95 <= PAGE_P95_MS_MAX };
}

type SignedIn = Affiliate & { person: Ask; cookie: string };
type Storm = {
  newPerson(): Ask;
  /** Whether it succeeded. */
  timed(kind: Kind, sent: Promise<Answer>): Promise<boolean>;
  isOver(): boolean;
  affiliates: readonly SignedIn[];
};

/** By the code in the email. */
async function signInAffiliate(person: Ask, n: number, smtp: FakeSmtp): Promise<SignedIn> {
  const email = `partner${n}@storm.example`;
  const affiliate = await registerAffiliate(person, email);
  await person('/api/affiliates/generate-otp', { json: { email } });
  const isCode = ({ to, mail }: FakeSmtp['received'][number]) =>
    to.includes(email) && mail.subject?.endsWith('sign-in code');
  while (!smtp.received.some(isCode)) await sleep(20);
  const code = smtp.received.find(isCode)?.mail.subject?.slice(0, 6);
  const cookie = cookieOf(await person('/api/affiliates/verify-otp', { json: { email, code } }));
  return { ...affiliate, person, cookie };
}

async function browse({ newPerson, timed, isOver, affiliates }: Storm, n: number): Promise<void> {
  const person = newPerson();
  await pause(0, 5);
  if (n % 10 === 0) {
    const json = { code: pick(affiliates).referralCode, path: '/' };
    await timed('visit', person('/api/referrals/visits', { json }));
  }
  while (!isOver()) {
    await timed('page', person(pick(PAGES)));
    await pause(2, 8);
  }
}

/** Repeated until it is acknowledged, as the payment provider does. */
async function pay({ newPerson, timed, affiliates }: Storm, n: number): Promise<void> {
  await pause(0, SECONDS);
  const affiliateId = n % 2 === 0 ? pick(affiliates).id : null;
  const event = paymentEvent(`storm_${n}`, `buyer${n}@storm.example`, affiliateId);
  const provider = newPerson();
  while (!(await timed('payment', provider('/api/webhooks/stripe', event)))) await sleep(500);
}

async function look({ timed, isOver }: Storm, { person, cookie, id }: SignedIn): Promise<void> {
  while (!isOver()) {
    const calls = { performance: { affiliateId: id, days: 30 }, nextPayout: { affiliateId: id } };
    for (const [name, input] of Object.entries(calls)) {
      const path = trpcPath(`affiliates.${name}`, input);
      await timed('affiliate', person(path, { headers: { Cookie: cookie } }));
    }
    await pause(3, 9);
  }
}

async function manage({ timed, isOver }: Storm, person: Ask, cookie: string): Promise<void> {
  while (!isOver()) {
    for (const procedure of ['dashboard.actionItems', 'dashboard.totals', 'orders.list'])
      await timed('staff', person(trpcPath(procedure, {}), { headers: { Cookie: cookie } }));
    await pause(1, 4);
  }
}

/** @returns what is missing of the orders and of their receipts */
async function missing(person: Ask, smtp: FakeSmtp): Promise<Row[]> {
  const headers = { Cookie: await signIn(person, ADMIN) };
  const paid = await person('/api/orders?status=paid&limit=200', { headers });
  const { orders } = jsonOf<{ orders: unknown[] }>(paid);
  const receipts = () => smtp.received.filter(({ to }) => to.some((one) => one.startsWith('buyer'))).length;
  const until = performance.now() + RECEIPTS_MS_MAX;
  while (receipts() < BUYERS && performance.now() < until) await sleep(100);
  return [
    atMost('orders missing', BUYERS - orders.length, 0, String),
    atMost('receipts missing', BUYERS - receipts(), 0, String),
  ];
}

async function storm(port: number, smtp: FakeSmtp): Promise<Row[]> {
  let people = 0;
  const newPerson = () => createPerson(port, people++);
  const staff = Array.from({ length: STAFF }, newPerson);
  const cookies = await Promise.all(staff.map((person) => signIn(person, ADMIN)));
  const affiliates: SignedIn[] = [];
  for (let n = 0; n < AFFILIATES; n++) affiliates.push(await signInAffiliate(newPerson(), n, smtp));

  const calls: Call[] = [];
  const failures: string[] = [];
  const timed: Storm['timed'] = async (kind, sent) => {
    try {
      const { status, took } = await sent;
      calls.push({ kind, took });
      if (status >= 400) failures.push(`${kind} ${status}`);
      return status < 400;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      failures.push(`${kind} ${code ?? message}`);
      return false;
    }
  };
  const end = performance.now() + SECONDS * 1000;
  const all: Storm = { newPerson, timed, isOver: () => performance.now() > end, affiliates };
  await Promise.all([
    ...Array.from({ length: VISITORS }, (_, n) => browse(all, n)),
    ...Array.from({ length: BUYERS }, (_, n) => pay(all, n)),
    ...affiliates.map((one) => look(all, one)),
    ...staff.map((person, n) => manage(all, person, cookies[n] ?? '')),
  ]);
  const named = failures.filter((failure) => NAMED.test(failure));
  const others = failures.filter((failure) => !NAMED.test(failure));
  return [
    summary(calls, 'page', `${count(VISITORS)} visitors, a page every five seconds`),
    summary(calls, 'visit', 'one visitor in ten with the link of an affiliate'),
    summary(calls, 'payment', `${BUYERS} payments`),
    summary(calls, 'affiliate', `${AFFILIATES} affiliates`),
    summary(calls, 'staff', `${STAFF} of staff`),
    { what: 'answers 429 and 503', value: tally(named) || 'none' },
    { what: 'other errors', value: tally(others) || 'none', budget: 'none', ok: others.length === 0 },
    ...(await missing(newPerson(), smtp)),
  ];
}

export const benchStorm = (): Promise<Group> =>
  withProcesses(async (keep, folder) => {
    const smtp = await startFakeSmtp();
    await keep({ stop: smtp.close });
    const site = await keep(startSite(folder, { ...ownShop(smtp.port), TRUST_PROXY: '127.0.0.1' }));
    const before = site.memory();
    const rows = await storm(site.port, smtp);
    rows.push({ what: 'memory before and after', value: `${MB(before)}, ${MB(site.memory())}` });
    const note = `One node behind a proxy, embedded database, ${SECONDS} s. The visitors run on the same two cores.`;
    return { title: 'Many visitors at once', rows, note };
  });
