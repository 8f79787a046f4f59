import { type PointerEvent, useRef } from 'react';

const SWIPE_PX = 60;

/** Horizontal swipes of a finger; `touch-action: pan-y` leaves scrolling to the browser. */
export function useSwipe(isOn: boolean, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    // A second finger pinches.
    start.current =
      isOn && event.pointerType === 'touch' && event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY }
        : null;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };
  const onPointerCancel = () => {
    start.current = null;
  };
  return { onPointerDown, onPointerUp, onPointerCancel, 'data-swipe': isOn || undefined };
}
