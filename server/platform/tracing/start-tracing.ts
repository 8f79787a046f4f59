/** Registers the SDK of OpenTelemetry, which sends spans. Loads nothing while tracing is off. */
import type { TracingSettings } from '../config/tracing-settings.ts';
import { errorFields, type Logger } from '../logger.ts';

/** After it, spans that no collector has taken are lost. */
const STOP_MS_MAX = 2000;
/** While the collector is away, one line per interval is enough. */
const APART_MS = 60_000;

/** `stop` sends what is left, and never throws. */
export async function startTracing(settings: TracingSettings | null, logger: Logger) {
  if (!settings) return { stop: async () => {} };
  const { registerSdk } = await import('./sdk.ts');
  let loggedAt = Number.NEGATIVE_INFINITY;
  const sdk = registerSdk(settings, (error) => {
    if (performance.now() - loggedAt < APART_MS) return;
    loggedAt = performance.now();
    logger.warn('traces could not be sent', errorFields(error));
  });
  return {
    async stop(): Promise<void> {
      const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS_MAX).unref());
      await Promise.race([sdk.shutdown().catch(() => undefined), timeLimit]);
    },
  };
}
