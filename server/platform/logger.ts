/**
 * Writes JSON lines to standard output. Callers pass allow-listed fields only: no bodies, queries,
 * cookies, codes or addresses (SEC-30).
 */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Logger = Record<
  'debug' | 'info' | 'warn' | 'error',
  (message: string, fields?: LogFields) => void
>;

const GATHER_MS = 20;

/**
 * Milliseconds that lines are buffered: a write per line takes a fifth of a busy server's time.
 * Warnings and errors are written at once.
 */
function standardOutput(): (line: string, isUrgent: boolean) => void {
  let waiting = '';
  let timer: NodeJS.Timeout | null = null;
  let isRead = true;
  // The reader may be gone (a dead collector, a closed terminal). Handled here, because an uncaught
  // error would be logged, which fails again, in an endless loop.
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

export function createLogger(
  level: LogLevel,
  write: (line: string, isUrgent: boolean) => void = standardOutput(),
): Logger {
  const threshold = LOG_LEVELS.indexOf(level);
  const at = (name: LogLevel) => (message: string, fields?: LogFields) => {
    if (LOG_LEVELS.indexOf(name) < threshold) return;
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...fields })}\n`,
      name === 'warn' || name === 'error',
    );
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/**
 * Loggable fields of an unexpected error: class, code and location. Messages can quote user input.
 */
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
