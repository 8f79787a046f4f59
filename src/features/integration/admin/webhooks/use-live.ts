import { useIdle } from '@mantine/hooks';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';

const LIVE_MS = 3000;
const IDLE_MS = 5 * MINUTE_MS;

/**
 * Interval of a live list; false once the user is idle. Each call extends the session, which has to
 * end on an unattended screen.
 */
export const useLive = (): number | false =>
  useIdle(IDLE_MS, { initialState: false, events: ['pointermove', 'pointerdown', 'keydown', 'wheel'] })
    ? false
    : LIVE_MS;
