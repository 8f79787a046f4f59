import { useIdle } from '@mantine/hooks';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';

const IDLE_MS = 5 * MINUTE_MS;

/**
 * Interval of a screen that asks for news; false once the user is idle. Each call extends the
 * session, which has to end on an unattended screen.
 */
export const useLive = (intervalMs: number): number | false =>
  useIdle(IDLE_MS, { initialState: false, events: ['pointermove', 'pointerdown', 'keydown', 'wheel'] })
    ? false
    : intervalMs;
