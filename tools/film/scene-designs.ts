/** Three designs appear, one is chosen and published. */
import { css, mix, n, place, pop, settle, smooth } from './motion.ts';
import { CARD, DESIGN, LAPTOP, type Styles } from './plan.ts';

const scale = CARD.width / DESIGN.width;

function clip(styles: Styles, id: string, height: number, radius: number): void {
  styles[`${id}-clip`] = `clip-path:inset(0 0 ${n(DESIGN.height - height)}px 0 round ${n(radius)}px)`;
}

type Card = { x: number; y: number; turn: number };

/** The chosen design moves forward and becomes the laptop's screen. */
function showChosen(t: number, { x, y, turn }: Card, styles: Styles): void {
  const lift = smooth(t, 15.55, 16.3);
  const dock = smooth(t, 17.3, 18.5);
  const leave = smooth(t, 23.4, 24.7);
  const size = mix(mix(scale, scale * 1.06, lift), LAPTOP.width / DESIGN.width, dock);
  const cardX = x - (DESIGN.width * scale * 0.06 * lift) / 2;
  styles.b = css(
    place(
      mix(cardX, LAPTOP.x, dock),
      mix(mix(y, CARD.y - 24, lift), LAPTOP.y, dock) + 620 * leave,
      ` scale(${n(size)}) rotate(${n(turn)}deg)`,
    ),
    t > 11.4 && t < 24.72 ? 1 : 0,
    `filter:drop-shadow(0 22px 30px rgb(30 50 25/${n(0.3 * (1 - dock))}));`,
  );
  clip(
    styles,
    'b',
    mix(DESIGN.height, (LAPTOP.height / LAPTOP.width) * DESIGN.width, dock),
    mix(24, 8, dock),
  );
  styles['b-page'] = css(place(0, -380 * (smooth(t, 19.2, 20.7) - smooth(t, 21.1, 22.6))));
  const laptop = smooth(t, 18.05, 18.8);
  styles.laptop = css(
    place(LAPTOP.x - 54, LAPTOP.y + 26 * (1 - laptop) + 620 * leave),
    laptop * (t < 24.72 ? 1 : 0),
  );
  const phone = settle(t, 18.3, 19.5);
  styles.phone = css(place(772, mix(770, 214, phone) + 560 * leave), t > 18.2 && t < 24.72 ? 1 : 0);
  styles['phone-page'] = css(`scale(${n(186 / 390)}) translateY(${n(-150 * smooth(t, 20, 21.8))}px)`);
  const tick = pop(t, 15.75, 16.35);
  styles.tick = css(
    place(cardX + 336, 118, ` scale(${n(Math.max(0, tick) * (1 - smooth(t, 17.2, 17.6)))})`),
    t > 15.75 && t < 17.6 ? 1 : 0,
  );
}

export function showDesigns(t: number, styles: Styles): void {
  for (const [i, id] of (['a', 'b', 'c'] as const).entries()) {
    const from = 11.7 + i * 0.28;
    const come = settle(t, from, from + 1.3);
    const turn = mix([-9, 5, 9][i] ?? 0, [-1.6, 0, 1.6][i] ?? 0, come);
    const x = CARD.xs[i] ?? 0;
    const y = mix(770, CARD.y + (i === 1 ? 0 : 14), come);
    if (id === 'b') {
      showChosen(t, { x, y, turn }, styles);
      continue;
    }
    const go = smooth(t, 15.9 + i * 0.06, 16.9 + i * 0.06);
    styles[id] = css(
      place(
        x + (i - 1) * 30 * go,
        mix(y, 770, go),
        ` scale(${n(scale)}) rotate(${n(turn + (i - 1) * 5 * go)}deg)`,
      ),
      t > 11.4 && t < 17.2 ? 1 : 0,
    );
    clip(styles, id, DESIGN.height, 24);
  }
}
