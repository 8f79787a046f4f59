/** Timeline of the film. Every frame is a pure function of its time. */
import { css, mix, n, place, settle, smooth } from './motion.ts';
import { CAPTIONS, LENGTH, PACKET, SCROLL, type Screens, type Spot, type Styles, WINDOW } from './plan.ts';
import { pointerAt } from './pointer.ts';
import { showDesigns } from './scene-designs.ts';
import { growTree } from './tree.ts';

const CAPTION_AT: Record<string, Spot> = {
  title: { x: 76, y: 154 },
  included: { x: 80, y: 418 },
  tell: { x: 76, y: 132 },
  short: { x: 80, y: 396 },
  three: { x: 0, y: 62 },
  pick: { x: 0, y: 62 },
  live: { x: 0, y: 62 },
  planted: { x: 0, y: 62 },
};
/**
 * Middle of each night: the loop's seam, the 24 hours before the designs, the 48 before the site.
 */
const NIGHTS = [0, 11.35, 17.75, LENGTH] as const;
const MOVES = [4.9, 10.6, 17.2, 23.6];

/** The land scrolls back to its start, because the film loops. */
function moveLand(t: number, styles: Styles): void {
  const walk = MOVES.reduce(
    (sum, from) => sum + smooth(t, from, Math.min(from + 1.5, LENGTH)) / MOVES.length,
    0,
  );
  styles.far = css(place(-320 * walk, 0));
  styles.mid = css(place(-640 * walk, 0));
  styles.back = css(place(-1280 * walk, 0));
  styles.near = css(place(-1280 * walk, 0));
  const dark = Math.max(
    ...NIGHTS.map((at) => (t < at ? smooth(t, at - 1.1, at) : 1 - smooth(t, at, at + 1.1))),
  );
  styles.night = css('none', dark * 0.8);
  styles.dusk = css('none', dark * 0.4);
  styles.stars = css('none', dark);
  const day = NIGHTS.findLastIndex((at, i) => t >= at && i < NIGHTS.length - 1);
  const share = (t - (NIGHTS[day] ?? 0)) / ((NIGHTS[day + 1] ?? LENGTH) - (NIGHTS[day] ?? 0));
  const sunX = mix(day === 0 ? 640 : 120, 1230, share);
  const sunY = 690 - 420 * Math.sin(Math.PI * share) ** 0.8;
  styles.sun = css(place(sunX - 75, sunY - 75), 1 - dark * 0.7);
  styles.halo = css(place(sunX - 260, sunY - 260), 1 - dark);
}

function showWords(t: number, styles: Styles): void {
  for (const { id, lines, from, to } of CAPTIONS) {
    const at = CAPTION_AT[id] ?? { x: 0, y: 0 };
    styles[id] = css(place(at.x, at.y), t >= from && t <= to + 0.7 ? 1 : 0);
    lines.forEach((_, i) => {
      const come = settle(t, from + i * 0.14, from + i * 0.14 + 0.9);
      const go = smooth(t, to, to + 0.5);
      styles[`${id}${i}`] = css(
        place(0, 34 * (1 - come) - 18 * go),
        smooth(t, from + i * 0.14, from + i * 0.14 + 0.5) * (1 - go),
      );
    });
  }
  const brand = smooth(t, 0.6, 1.2) * (1 - smooth(t, 4.9, 5.4));
  styles.brand = css(place(78, 66), brand);
}

/** The price card rises from behind the hedge, scrolls to its end and sinks again. */
function showPacket(t: number, { packet }: Screens, styles: Styles): void {
  const foot = 706 - packet.height;
  const packetY = mix(
    mix(mix(730, 66, settle(t, 0.7, 2.3)), foot, smooth(t, 2.9, 4.2)),
    760,
    smooth(t, 4.95, 5.75),
  );
  styles.packet = css(
    place(PACKET.x, packetY, ` rotate(${n(mix(5, -1.2, settle(t, 0.7, 2.6)))}deg)`),
    t > 0.6 && t < 5.8 ? 1 : 0,
  );
}

/** The order form is filled in. */
function showForm(t: number, screens: Screens, styles: Styles): string {
  const shown = t > 5.2 && t < 11.6;
  const windowY = mix(mix(750, WINDOW.y, settle(t, 5.3, 6.4)), 760, smooth(t, 10.65, 11.5));
  styles.window = css(place(WINDOW.x, windowY), shown ? 1 : 0);
  const toField = 58 * smooth(t, 5.9, 6.3) + 262 * smooth(t, 7.3, 8.1);
  const toFoot = screens.confirm.y - 470;
  const scroll = mix(toField, toFoot, smooth(t, SCROLL.from, SCROLL.to));
  styles.form = css(place(0, -scroll));
  return screens.form.findLast(({ from }) => t >= from)?.src ?? '';
}

/** All styles at time t, in seconds from the start of the film. */
export function frameAt(t: number, screens: Screens): { styles: Styles; form: string } {
  const styles: Styles = {};
  moveLand(t, styles);
  showWords(t, styles);
  showPacket(t, screens, styles);
  const form = showForm(t, screens, styles);
  showDesigns(t, styles);
  growTree(t, styles);
  pointerAt(t, screens, styles);
  return { styles, form };
}
