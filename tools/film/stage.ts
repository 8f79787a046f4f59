/** HTML of the film: all elements, from back to front. */
import { site } from '../../src/domain/site.ts';
import { designFresh, designNight, designWarm, phonePage } from './designs.ts';
import { FAR, hedge, hills, layer, logo, NEAR, orchard, STARS } from './land.ts';
import { look } from './look.ts';
import { CAPTIONS, GOLD, GREEN, INK, type Screens } from './plan.ts';
import { tree } from './tree.ts';

export function stage(screens: Screens): string {
  const card = (id: string, body: string) =>
    `<div id="${id}" class="card"><div id="${id}-clip" class="clip"><div id="${id}-page">${body}</div></div></div>`;
  return `<!doctype html><meta charset="utf-8"><style>${look()}</style><body>
<div id="halo"></div><div id="sun"></div>
${layer(
  'far',
  `<path fill="#d3dfbd" d="${hills(520, [
    [1, 46, 0.4],
    [2, 26, 2.1],
  ])}"/>`,
)}
${layer(
  'mid',
  `<path fill="#b9cd96" d="${hills(586, [
    [1, 28, 2.6],
    [3, 13, 0.7],
  ])}"/>${orchard([
    [640, 600, 1],
    [716, 606, 1.1],
    [1226, 578, 1.05],
  ])}`,
)}
${layer('back', `<path fill="#3d7a4a" d="${hedge(650, FAR)}"/>`)}
<div id="night"></div>
<svg id="stars" width="1280" height="720" fill="#fff6d8">${STARS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</svg>
<div id="packet"><img alt="" src="${screens.packet.src}"></div>
<div id="window"><div class="bar"><s></s><s></s><s></s><u></u></div><img id="form" alt=""></div>
${card('a', designNight)}${card('c', designFresh)}
<div id="laptop"><div class="lid"></div><div class="base"></div></div>
${tree}
${card('b', designWarm)}
<div id="phone"><div class="glass"><div id="phone-page">${phonePage}</div></div></div>
<svg id="tick" viewBox="0 0 104 104"><circle cx="52" cy="52" r="50" fill="${GOLD}"/><path d="M29 54l16 17 31-36" fill="none" stroke="#23190a" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></svg>
${layer('near', `<path fill="${GREEN}" d="${hedge(684, NEAR)}"/>`)}
<div id="dusk"></div>
<div id="brand">${logo(58)}<span>${site.brand}</span></div>
${CAPTIONS.map(
  ({ id, lines }) =>
    `<div class="caption ${lines.length === 1 ? 'wide' : ''} ${id === 'included' || id === 'short' ? 'small' : ''}" id="${id}">${lines.map((line, i) => `<div id="${id}${i}">${line}</div>`).join('')}</div>`,
).join('')}
<div id="ripple"></div>
<svg id="pointer" width="44" height="44" viewBox="0 0 24 24"><path d="M5 2.500 19 14l-6.600.6L15.800 21l-3 1.500-3.200-6.600L5 20.200z" fill="#fffdf6" stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"/></svg>
</body>`;
}
