/**
 * Web vitals of every public template in Chromium with throttled CPU and network, as on a phone.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '../scripts/checks/chromium.ts';
import { median } from './support/load.ts';
import { startSite, withFolder, withProcesses } from './support/processes.ts';
import { atMost, type Group, kB, ms, type Row } from './support/report.ts';

const TEMPLATES: [string, string][] = [
  ['home', '/'],
  ['industry page', '/restaurant'],
  ['city page', '/web-design-belfast'],
  ['country page, Greek', '/cheap-website-design-greece'],
  ['portfolio', '/portfolio'],
  ['why-tree', '/why-tree'],
  ['blog list', '/blog'],
  ['blog article', '/blog/a-lighter-website-carbon-in-plain-sums'],
  ['affiliate information', '/affiliate'],
  ['legal page', '/terms-of-service'],
  ['country and city list', '/locations'],
];
const RUNS = 3;
const FCP_MS_MAX = 800;
const LCP_MS_MAX = 900;
const TBT_MS_MAX = 30;
const CO2_GRAMS_MAX = 0.008;
const ADMIN_SCRIPT_BYTES_MAX = 230_000;
/**
 * Sustainable Web Design model 4: 0.300 kWh per GB (operational and embodied), 494 g CO2 per kWh.
 */
const GRAMS_PER_BYTE = (0.3 * 494) / 1e9;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

type Traffic = { requests: number; bytes: number; script: number; foreign: string[] };
type Vitals = Traffic & { fcp: number; lcp: number; cls: number; tbt: number };

/** Bytes on the wire; films are counted separately, because they only load in view. */
async function watch(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0, script: 0, foreign: [] };
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    const host = new URL(response.url).hostname;
    if (host && host !== 'localhost') traffic.foreign.push(host);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Media' || encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (kind === 'Script') traffic.script += encodedDataLength;
  });
  return traffic;
}

function observe(): void {
  const seen: { lcp: number; cls: number; tasks: [start: number, end: number][] } = {
    lcp: 0,
    cls: 0,
    tasks: [],
  };
  (globalThis as { __vitals?: typeof seen }).__vitals = seen;
  const on = (
    type: string,
    use: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  on('longtask', (entry) => {
    seen.tasks.push([entry.startTime, entry.startTime + entry.duration]);
  });
}

async function look(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watch(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 204_800,
      uploadThroughput: 96_000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const times = await read(page);
    return { ...traffic, ...times };
  } finally {
    await context.close();
  }
}

/** Total blocking time as defined by Lighthouse: task time beyond 50 ms after the first paint. */
const read = (page: Page): Promise<Pick<Vitals, 'fcp' | 'lcp' | 'cls' | 'tbt'>> =>
  page.evaluate(() => {
    const { tasks, lcp, cls } = (
      globalThis as unknown as { __vitals: { lcp: number; cls: number; tasks: [number, number][] } }
    ).__vitals;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tbt = tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start + 50, fcp)), 0);
    return { fcp, lcp, cls, tbt };
  });

function rowsOf(kind: string, runs: Vitals[]): Row[] {
  const middle = (of: (run: Vitals) => number) => median(runs.map(of));
  const foreign = [...new Set(runs.flatMap((run) => run.foreign))];
  return [
    atMost(
      `${kind}: first contentful paint`,
      middle((run) => run.fcp),
      FCP_MS_MAX,
      ms,
    ),
    atMost(
      `${kind}: largest contentful paint`,
      middle((run) => run.lcp),
      LCP_MS_MAX,
      ms,
    ),
    atMost(
      `${kind}: blocked time`,
      middle((run) => run.tbt),
      TBT_MS_MAX,
      ms,
    ),
    atMost(`${kind}: layout shift`, Math.round(middle((run) => run.cls) * 1000) / 1000, 0, String),
    {
      what: `${kind}: requests, bytes with fonts and pictures`,
      value: `${middle((run) => run.requests)}, ${kB(middle((run) => run.bytes))}`,
    },
    atMost(
      `${kind}: CO2 of a first view`,
      middle((run) => run.bytes) * GRAMS_PER_BYTE,
      CO2_GRAMS_MAX,
      (grams) => `${grams.toFixed(4)} g`,
    ),
    {
      what: `${kind}: foreign hosts`,
      value: foreign.join(', ') || 'none',
      budget: 'none',
      ok: foreign.length === 0,
    },
  ];
}

/** First load of the admin area: from the login page to the dashboard, with all requests. */
async function adminRows(browser: Browser, origin: string): Promise<Row[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const traffic = await watch(await context.newCDPSession(page));
    await page.goto(`${origin}/admin-login`, { waitUntil: 'networkidle' });
    const login = traffic.script;
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ username: 'admin', password: 'demo-admin' });
      return (
        await fetch('/api/admin/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        })
      ).status;
    });
    if (status !== 200) throw new Error(`the login answered ${status}`);
    const before = traffic.script;
    await page.goto(`${origin}/admin`, { waitUntil: 'networkidle' });
    return [
      atMost('admin login, script (first load)', login, ADMIN_SCRIPT_BYTES_MAX, kB),
      atMost(
        'admin dashboard, script (login and dashboard together)',
        login + traffic.script - before,
        ADMIN_SCRIPT_BYTES_MAX,
        kB,
      ),
    ];
  } finally {
    await context.close();
  }
}

export async function benchVitals(): Promise<Group> {
  const executablePath = findChromium();
  const title = 'In the browser (4x slowed processor, 150 ms, 1.6 Mbit/s; medians of 3)';
  if (!executablePath) return { title, rows: [], note: 'No Chromium was found.' };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await withFolder((folder) =>
      withProcesses(async (keep) => {
        const { port } = await keep(startSite(folder));
        const rows: Row[] = [];
        for (const [kind, path] of TEMPLATES) {
          const runs: Vitals[] = [];
          for (let n = 0; n < RUNS; n++) runs.push(await look(browser, `http://localhost:${port}${path}`));
          rows.push(...rowsOf(kind, runs));
        }
        rows.push(...(await adminRows(browser, `http://localhost:${port}`)));
        return {
          title,
          rows,
          note: `Chromium ${browser.version()}. CO2 by the Sustainable Web Design model 4, without films. The slowdown is applied, not simulated, so figures differ from Lighthouse's.`,
        };
      }),
    );
  } finally {
    await browser.close();
  }
}
