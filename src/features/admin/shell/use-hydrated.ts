import { useEffect, useState } from 'react';

/** Whether this page has come to life: before that a click on a button of ours would be lost. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
