/**
 * Container health check: exits 0 if /healthz responds, else 1. `--stop-pid=N` stops a server that
 * has hung for a minute: Docker does not restart unhealthy containers.
 */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const TIMEOUT_MS = 3000;
const HUNG_MS_MAX = 60_000;
/** Its modification time is that of the first consecutive timeout. */
const HUNG_SINCE = path.join(tmpdir(), 'storefront-hung-since');

/** A rejected connection is no hang: the server is starting or about to be restarted. */
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
