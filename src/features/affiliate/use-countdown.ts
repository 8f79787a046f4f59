import { useEffect, useState } from 'react';

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** Seconds left until `endsAt` (milliseconds), by the clock and not by counting ticks: a sleeping laptop does not stretch it. */
export function useCountdown(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    setSeconds(secondsUntil(endsAt));
    const timer = window.setInterval(() => setSeconds(secondsUntil(endsAt)), 250);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
