import { useEffect, useState } from 'react';

/** Before hydration a click on a React button would be lost. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
