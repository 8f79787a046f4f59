import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onceNear } from '#src/ui/behaviour/once-near.ts';

export function WhenSeen({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current) return onceNear(place.current, '120px', () => setIsNear(true));
  }, []);
  return <div ref={place}>{isNear ? children : fallback}</div>;
}
