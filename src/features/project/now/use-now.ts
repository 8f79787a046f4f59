import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';

/** The time, at the start of each minute and when the page is looked at again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      window.clearTimeout(timer);
      setNow(new Date());
      timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 50);
    };
    const onVisible = () => document.visibilityState === 'visible' && tick();
    tick();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return now;
}
