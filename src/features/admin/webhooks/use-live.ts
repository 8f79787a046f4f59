import { useIdle } from '@mantine/hooks';

const LIVE_MS = 3000;
const IDLE_MS = 5 * 60_000;

/**
 * Interval of a live list; false once nobody has moved for a while. Each call extends the session,
 * which has to end on an unattended screen.
 */
export const useLive = (): number | false =>
  useIdle(IDLE_MS, { initialState: false, events: ['pointermove', 'pointerdown', 'keydown', 'wheel'] })
    ? false
    : LIVE_MS;
