/**
 * The container's health check: exits 0 when /healthz responds, else 1. With `--stop-pid=N` it stops that process once the
 * server has accepted connections for a minute without responding: Docker by itself does not restart an unhealthy container.
 */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const TIMEOUT_MS = 3000;
const HUNG_MS_MAX = 60_000;
/** Its modification time is the first of the timeouts in a row. */
const HUNG_SINCE = path.join(tmpdir(), 'storefront-hung-since');

/** A refused connection is not a hang: the server is starting, or its supervisor is about to restart it. */
async function check(): Promise<'healthy' | 'unhealthy' | 'hung'> {
  try {
    const url = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`;
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok ? 'healthy' : 'unhealthy';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'hung' : 'unhealthy';
  }
}

function hungForMs(): number {
  const since = statSync(HUNG_SINCE, { throwIfNoEntry: false });
  if (since) return Date.now() - since.mtimeMs;
  writeFileSync(HUNG_SINCE, '');
  return 0;
}

const { values } = parseArgs({ options: { 'stop-pid': { type: 'string' } } });
const health = await check();
if (health !== 'hung') rmSync(HUNG_SINCE, { force: true });
else if (hungForMs() > HUNG_MS_MAX && values['stop-pid']) {
  rmSync(HUNG_SINCE, { force: true });
  process.kill(Number(values['stop-pid']), 'SIGTERM');
}
process.exit(health === 'healthy' ? 0 : 1);
