import { css, mix, n, place, settle, smooth } from './motion.ts';
import { CONFIRM_AT, PACKET, type Screens, type Spot, type Styles, TICK_AT, WINDOW } from './plan.ts';

/** The mouse pointer: order, tick, confirm, choose. */
export function pointerAt(t: number, screens: Screens, styles: Styles): void {
  const foot = 706 - screens.packet.height;
  const toFoot = screens.confirm.y - 470;
  const inForm = ({ x, y }: Spot): Spot => ({ x: WINDOW.x + x, y: WINDOW.y + WINDOW.bar + y - toFoot });
  const order = { x: PACKET.x + screens.packet.button.x, y: foot + screens.packet.button.y };
  const tick = inForm(screens.tick);
  const confirm = inForm(screens.confirm);
  const chosen = { x: 690, y: 420 };
  const trips = [
    { from: 3.5, to: 4.45, a: { x: 1330, y: 640 }, b: order, click: 4.6, end: 4.95 },
    { from: 9.25, to: 9.9, a: { x: 1330, y: 640 }, b: tick, click: TICK_AT, end: 10.1 },
    { from: 10.1, to: 10.42, a: tick, b: confirm, click: CONFIRM_AT, end: 10.85 },
    { from: 14.5, to: 15.4, a: { x: 1320, y: 690 }, b: chosen, click: 15.55, end: 16.4 },
  ];
  const trip = trips.findLast(({ from }) => t >= from) ?? {
    from: 0,
    to: 1,
    a: order,
    b: order,
    click: -9,
    end: -9,
  };
  const share = smooth(t, trip.from, trip.to);
  const isLast = trip.end !== 10.1;
  const seen = isLast ? 1 - smooth(t, trip.end - 0.1, trip.end + 0.2) : 1;
  const press = 1 - 0.16 * Math.max(0, 1 - Math.abs(t - trip.click) / 0.14);
  const [x, y] = [
    mix(trip.a.x, trip.b.x, share),
    mix(trip.a.y, trip.b.y, share) - 40 * Math.sin(Math.PI * share),
  ];
  styles.pointer = css(
    place(x - 9, y - 5, ` scale(${n(press)})`),
    trip.end < 0 ? 0 : seen,
    'transform-origin:9px 5px',
  );
  const ring = settle(t, trip.click, trip.click + 0.6);
  const isRinging = t > trip.click && t < trip.click + 0.6;
  styles.ripple = css(
    place(trip.b.x - 45, trip.b.y - 45, ` scale(${n(mix(0.2, 1, ring))})`),
    isRinging ? 0.7 * (1 - ring) : 0,
  );
}
