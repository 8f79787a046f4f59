/** A steady load without faults, and the growth of memory. */
import { setTimeout as sleep } from 'node:timers/promises';
import { failed, finish, type Scenario } from './scenario.ts';
import { type Engine, withShop } from './shop.ts';

const PER_SECOND = 50;
const PAGES = ['/', '/portfolio', '/blog', '/readyz'];
const SLOPE_MB_MAX = 1;
/** Shorter runs only show how the heap fills. */
const JUDGED_SECONDS_MIN = 600;

/** MB a minute, by least squares over the second half of the samples. */
function slopeOf(samples: readonly { at: number; bytes: number }[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (of: (sample: { at: number; bytes: number }) => number) =>
    half.reduce((sum, sample) => sum + of(sample), 0) / half.length;
  const [at, bytes] = [mean((sample) => sample.at), mean((sample) => sample.bytes)];
  const covariance = mean((sample) => (sample.at - at) * (sample.bytes - bytes));
  return (covariance / mean((sample) => (sample.at - at) ** 2) / 1024 ** 2) * 60_000;
}

export const steadyLoad =
  (engine: Engine): Scenario =>
  ({ steadySeconds, drainSeconds }) =>
    withShop(engine, async (shop) => {
      const node = await shop.start();
      const clients = await shop.startClients(0);
      const samples: { at: number; bytes: number }[] = [];
      const running = new Set<Promise<unknown>>();
      let failedPages = 0;
      const started = performance.now();
      for (let n = 0; performance.now() - started < steadySeconds * 1000; n++) {
        const page = async () => {
          const response = await fetch(shop.origin() + PAGES[n % PAGES.length]).catch(() => null);
          await response?.arrayBuffer();
          if (!response?.ok) failedPages += 1;
        };
        // One write for each four reads.
        const request = n % 5 === 0 ? clients.sendOnce() : page();
        running.add(request);
        void request.then(() => running.delete(request));
        if (n % PER_SECOND === 0) samples.push({ at: performance.now(), bytes: node.memory() });
        await sleep(Math.max(0, started + ((n + 1) * 1000) / PER_SECOND - performance.now()));
      }
      await Promise.all(running);
      const slope = slopeOf(samples);
      const findings = await finish(shop, [node], clients, drainSeconds);
      if (failedPages > 0) findings.disagree.push(`failed pages: ${failedPages}`);
      if (steadySeconds >= JUDGED_SECONDS_MIN && slope > SLOPE_MB_MAX)
        findings.disagree.push(`memory grows by ${slope.toFixed(1)} MB a minute`);
      const memory = `memory ${Math.round((samples.at(-1)?.bytes ?? 0) / 1024 ** 2)} MB, slope ${slope.toFixed(1)} MB a minute`;
      const notes = [
        failed(clients),
        steadySeconds >= JUDGED_SECONDS_MIN ? memory : `${memory} (too short to judge)`,
      ];
      const fault = `none: ${PER_SECOND} requests a second, ${engine}`;
      return { fault, times: `${steadySeconds} s`, clients, findings, notes };
    });
