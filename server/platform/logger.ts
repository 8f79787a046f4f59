/** JSON lines on standard output. Callers pass allow-listed fields only: no bodies, queries, cookies, codes or addresses (SEC-30). */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (message: string, fields?: LogFields) => void>;

const GATHER_MS = 20;

/** Lines of one moment go out together: a write for each takes a fifth of a busy server's time. Warnings and errors go at once. */
function standardOutput(): (line: string, isUrgent: boolean) => void {
  let waiting = '';
  let timer: NodeJS.Timeout | null = null;
  let isRead = true;
  // Whoever read the log has gone: a collector that died, a closed terminal. The shop stays open; said as an uncaught error, which is
  // logged, which fails, this kept a process busy for ever.
  process.stdout.on('error', () => {
    isRead = false;
  });
  process.stderr.on('error', () => {});
  const flush = () => {
    timer = null;
    if (waiting && isRead) process.stdout.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);
  return (line, isUrgent) => {
    waiting += line;
    if (isUrgent) flush();
    else if (!timer) timer = setTimeout(flush, GATHER_MS).unref();
  };
}

export function createLogger(level: LogLevel, write: (line: string, isUrgent: boolean) => void = standardOutput()): Logger {
  const threshold = LOG_LEVELS.indexOf(level);
  const at = (name: LogLevel) => (message: string, fields?: LogFields) => {
    if (LOG_LEVELS.indexOf(name) < threshold) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...fields })}\n`, name === 'warn' || name === 'error');
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What may be logged of an unexpected error: its class, code and where it was thrown; messages can quote user input. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  return {
    error: error.name,
    errorCode: typeof code === 'string' ? code : undefined,
    detail: error.name === 'DecryptionError' && typeof detail === 'string' ? detail : undefined,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.trim().startsWith('at '))
      .slice(0, 6)
      .join(' | '),
  };
}
