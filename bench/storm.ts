/**
 * The busiest minute of one node with the embedded database: 2,000 visitors browse, 200 buy, 50
 * affiliates look at their figures, staff work. Everyone has an address of their own.
 */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeSmtp } from '#server/testing/fakes/fake-smtp.ts';
import { delivery, stripeEvent, WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { POSTGRES_SECRET, startSite, withFolder, withProcesses } from './support/processes.ts';
import { atMost, count, type Group, MB, ms, type Row } from './support/report.ts';

const VISITORS = 2000;
const BUYERS = 200;
const AFFILIATES = 50;
const STAFF = 3;
const SECONDS = 60;
const RECEIPTS_MS_MAX = 120_000;
const PAGE_P95_MS_MAX = 50;
const PAGES = [
  '/',
  '/portfolio',
  '/blog',
  '/affiliate',
  '/locations',
  '/cheap-website-design-germany',
  '/why-tree',
];
const ADMIN = { username: 'ada', password: 'Seven quiet herons 42' };
/** Answers that a client may get in a storm: they name when to try again. */
const NAMED = / (?:429|503)$/;

type Answer = { status: number; cookie: string; body: string };
type Person = (
  method: string,
  path: string,
  body?: string,
  headers?: Record<string, string>,
) => Promise<Answer>;
type Kind = 'page' | 'visit' | 'payment' | 'affiliate' | 'staff';
type Call = { kind: Kind; took: number };

const JSON_TYPE = { 'Content-Type': 'application/json' };
const trpc = (procedure: string, input: unknown): string =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** The connections of the shop's proxy, shared by all people: a node accepts 2,000 at most. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

/** A browser with an address of its own, behind the proxy. */
function createPerson(port: number, n: number): Person {
  const address = `100.${64 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
  const send: Person = (method, path, body = '', headers = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ host: '127.0.0.1', port, method, path, agent },
          headers: {
            Host: 'localhost',
            'Accept-Encoding': 'br',
            'User-Agent': `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${n}`,
            'X-Forwarded-For': address,
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.once('error', reject);
          response.once('end', () => {
            const cookie = (response.headers['set-cookie'] ?? [])
              .map((line) => line.split(';')[0])
              .join('; ');
            resolve({ status: response.statusCode ?? 0, cookie, body: text });
          });
        },
      );
      sent.once('error', (error: NodeJS.ErrnoException) => {
        // The server has just closed a connection at rest: a proxy opens another.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(method, path, body, headers));
        else reject(error);
      });
      sent.end(body);
    });
  return send;
}

const pause = (least: number, most: number) => sleep(1000 * (least + Math.random() * (most - least)));
const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

function summary(calls: readonly Call[], kind: Kind, people: string): Row {
  const times = calls
    .filter((call) => call.kind === kind)
    .map(({ took }) => took)
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const what = `${people}: calls, p50, p95`;
  const value = `${count(times.length)}, ${ms(at(0.5))}, ${ms(at(0.95))}`;
  if (kind !== 'page') return { what, value };
  return { what, value, budget: `p95 at most ${ms(PAGE_P95_MS_MAX)}`, ok: at(0.95) <= PAGE_P95_MS_MAX };
}

type Smtp = Awaited<ReturnType<typeof startFakeSmtp>>;
type Affiliate = { person: Person; cookie: string; id: number; code: string };
type Storm = {
  newPerson(): Person;
  /** Null if the connection failed. */
  timed(kind: Kind, sent: Promise<Answer>): Promise<Answer | null>;
  isOver(): boolean;
  affiliates: readonly Affiliate[];
};

async function signInStaff(person: Person): Promise<string> {
  const { cookie, status } = await person('POST', '/api/admin/login', JSON.stringify(ADMIN), JSON_TYPE);
  if (status !== 200) throw new Error(`the login answered ${status}`);
  return cookie;
}

/** By the code in the email. */
async function signInAffiliate(person: Person, n: number, smtp: Smtp): Promise<Affiliate> {
  const post = (path: string, body: unknown) => person('POST', path, JSON.stringify(body), JSON_TYPE);
  const email = `partner${n}@storm.example`;
  const account = JSON.parse((await post('/api/affiliates', { name: `Partner ${n}`, email })).body);
  await post('/api/affiliates/generate-otp', { email });
  const isCode = ({ to, mail }: Smtp['received'][number]) =>
    to.includes(email) && mail.subject?.endsWith('sign-in code');
  while (!smtp.received.some(isCode)) await sleep(20);
  const code = smtp.received.find(isCode)?.mail.subject?.slice(0, 6);
  const { cookie, status } = await post('/api/affiliates/verify-otp', { email, code });
  if (status !== 200) throw new Error(`the code of ${email} was answered ${status}`);
  return { person, cookie, id: account.id, code: account.referralCode };
}

async function browse({ newPerson, timed, isOver, affiliates }: Storm, n: number): Promise<void> {
  const person = newPerson();
  await pause(0, 5);
  if (n % 10 === 0) {
    const visit = JSON.stringify({ code: pick(affiliates).code, path: '/' });
    await timed('visit', person('POST', '/api/referrals/visits', visit, JSON_TYPE));
  }
  while (!isOver()) {
    await timed('page', person('GET', pick(PAGES)));
    await pause(2, 8);
  }
}

/** Repeated until it is acknowledged, as the payment provider does. */
async function pay({ newPerson, timed, affiliates }: Storm, n: number): Promise<void> {
  await pause(0, SECONDS);
  const session = {
    id: `cs_storm_${n}`,
    payment_intent: `pi_storm_${n}`,
    payment_status: 'paid',
    amount_total: 25_000,
    currency: 'usd',
    client_reference_id: n % 2 === 0 ? `affiliate_${pick(affiliates).id}` : null,
    customer_details: { email: `buyer${n}@storm.example`, name: `Buyer ${n}`, phone: null },
  };
  const event = stripeEvent('checkout.session.completed', session, { id: `evt_storm_${n}` });
  const { body, headers } = delivery(event);
  const provider = newPerson();
  while ((await timed('payment', provider('POST', '/api/webhooks/stripe', body, headers)))?.status !== 200)
    await sleep(500);
}

async function look({ timed, isOver }: Storm, { person, cookie, id }: Affiliate): Promise<void> {
  while (!isOver()) {
    const calls = { performance: { affiliateId: id, days: 30 }, nextPayout: { affiliateId: id } };
    for (const [name, input] of Object.entries(calls))
      await timed('affiliate', person('GET', trpc(`affiliates.${name}`, input), '', { Cookie: cookie }));
    await pause(3, 9);
  }
}

async function manage({ timed, isOver }: Storm, person: Person, cookie: string): Promise<void> {
  while (!isOver()) {
    for (const procedure of ['dashboard.actionItems', 'dashboard.totals', 'orders.list'])
      await timed('staff', person('GET', trpc(procedure, {}), '', { Cookie: cookie }));
    await pause(1, 4);
  }
}

function createLog() {
  const calls: Call[] = [];
  const failures = new Map<string, number>();
  return {
    calls,
    async timed(kind: Kind, sent: Promise<Answer>): Promise<Answer | null> {
      const started = performance.now();
      const answer = await sent.catch(({ code, message }: NodeJS.ErrnoException) => code ?? message);
      const outcome = typeof answer === 'string' ? answer : answer.status;
      if (typeof outcome === 'string' || outcome >= 400)
        failures.set(`${kind} ${outcome}`, (failures.get(`${kind} ${outcome}`) ?? 0) + 1);
      if (typeof answer === 'string') return null;
      calls.push({ kind, took: performance.now() - started });
      return answer;
    },
    failures: (isNamed: boolean): string =>
      [...failures]
        .filter(([name]) => NAMED.test(name) === isNamed)
        .map(([name, times]) => `${name}: ${times}`)
        .join(', ') || 'none',
  };
}

/** @returns what is missing of the orders and of their receipts */
async function missing(person: Person, smtp: Smtp): Promise<Row[]> {
  const cookie = await signInStaff(person);
  const paid = await person('GET', '/api/orders?status=paid&limit=200', '', { Cookie: cookie });
  const { orders } = JSON.parse(paid.body) as { orders: unknown[] };
  const receipts = () => smtp.received.filter(({ to }) => to.some((one) => one.startsWith('buyer'))).length;
  const until = performance.now() + RECEIPTS_MS_MAX;
  while (receipts() < BUYERS && performance.now() < until) await sleep(100);
  return [
    atMost('orders missing', BUYERS - orders.length, 0, String),
    atMost('receipts missing', BUYERS - receipts(), 0, String),
  ];
}

async function storm(port: number, smtp: Smtp): Promise<Row[]> {
  let people = 0;
  const newPerson = () => createPerson(port, people++);
  const staff = Array.from({ length: STAFF }, newPerson);
  const cookies = await Promise.all(staff.map(signInStaff));
  const affiliates: Affiliate[] = [];
  for (let n = 0; n < AFFILIATES; n++) affiliates.push(await signInAffiliate(newPerson(), n, smtp));

  const log = createLog();
  const end = performance.now() + SECONDS * 1000;
  const all: Storm = { newPerson, timed: log.timed, isOver: () => performance.now() > end, affiliates };
  await Promise.all([
    ...Array.from({ length: VISITORS }, (_, n) => browse(all, n)),
    ...Array.from({ length: BUYERS }, (_, n) => pay(all, n)),
    ...affiliates.map((one) => look(all, one)),
    ...staff.map((person, n) => manage(all, person, cookies[n] ?? '')),
  ]);
  const others = log.failures(false);
  return [
    summary(log.calls, 'page', `${count(VISITORS)} visitors, a page every five seconds`),
    summary(log.calls, 'visit', 'one visitor in ten with the link of an affiliate'),
    summary(log.calls, 'payment', `${BUYERS} payments`),
    summary(log.calls, 'affiliate', `${AFFILIATES} affiliates`),
    summary(log.calls, 'staff', `${STAFF} of staff`),
    { what: 'answers 429 and 503', value: log.failures(true) },
    { what: 'other errors', value: others, budget: 'none', ok: others === 'none' },
    ...(await missing(newPerson(), smtp)),
  ];
}

export async function benchStorm(): Promise<Group> {
  return await withFolder((folder) =>
    withProcesses(async (keep) => {
      const smtp = await startFakeSmtp();
      await keep(Promise.resolve({ stop: async () => void (await smtp.close()) }));
      const site = await keep(
        startSite(folder, {
          ...POSTGRES_SECRET,
          DEMO: 'off',
          TRUST_PROXY: '127.0.0.1',
          ADMIN_USERNAME: ADMIN.username,
          ADMIN_PASSWORD: ADMIN.password,
          STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
          SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
          LOG_LEVEL: 'error',
        }),
      );
      const before = site.memory();
      const rows = await storm(site.port, smtp);
      rows.push({ what: 'memory before and after', value: `${MB(before)}, ${MB(site.memory())}` });
      const note = `One node behind a proxy, embedded database, ${SECONDS} s. The visitors run on the same two cores.`;
      return { title: 'Many visitors at once', rows, note };
    }),
  );
}
