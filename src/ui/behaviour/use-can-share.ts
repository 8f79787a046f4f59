import { useEffect, useState } from 'react';

/** A phone's menu has every app; a computer's often has none of those that people share to. */
export function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false);
  useEffect(
    () => setCanShare(typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches),
    [],
  );
  return canShare;
}
