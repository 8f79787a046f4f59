import { useEffect, useState } from 'react';

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** Seconds until `endsAt` (ms), computed from the clock: timers stop while a laptop sleeps. */
export function useCountdown(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    setSeconds(secondsUntil(endsAt));
    const timer = window.setInterval(() => setSeconds(secondsUntil(endsAt)), 250);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
