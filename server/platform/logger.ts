/** JSON lines of allow-listed fields: no bodies, queries, cookies, codes or addresses (SEC-30). */
import { pino } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Logger = Record<
  'debug' | 'info' | 'warn' | 'error',
  (message: string, fields?: LogFields) => void
>;

/** Lines are buffered: a write per line takes a fifth of a busy server's time. */
const BUFFER = { minLength: 4096, periodicFlush: 50, maxLength: 1024 ** 2 };

function standardOutput() {
  const output = pino.destination({ dest: 1, sync: true, ...BUFFER });
  // The reader may be gone, or the disk full: an uncaught error would be logged and fail again.
  output.on('error', () => {});
  process.stderr.on('error', () => {});
  // Not flushSync(): it retries for ever when the reader is gone.
  process.once('exit', () => output.flush());
  return output;
}

/** Writes warnings and errors at once. @param mixin further fields of each line */
export function createLogger(
  level: LogLevel,
  output: { write(line: string): void; flush?(): void } = standardOutput(),
  mixin?: () => LogFields,
): Logger {
  const logger = pino(
    {
      level,
      base: null,
      ...(mixin ? { mixin } : {}),
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );
  const at =
    (name: keyof Logger, isUrgent = false) =>
    (message: string, fields?: LogFields): void => {
      logger[name]({ message, ...fields });
      if (isUrgent) output.flush?.();
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn', true), error: at('error', true) };
}

/** Class, code and location of an unexpected error. Its message may quote user input. */
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
