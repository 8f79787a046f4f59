/** Website designs in the film. */
// Three different designs for one invented bakery.

const loaf = (crust: string, cut: string) =>
  `<path d="M20 150c-22-70 40-120 140-120s162 50 140 120c-8 30-272 30-280 0Z" fill="${crust}"/><path d="M88 66q26 34 10 78M150 52q26 40 10 92M212 58q24 36 8 84" stroke="${cut}" stroke-width="13" stroke-linecap="round" fill="none"/>`;
const ear = (colour: string) =>
  `<g stroke="${colour}" stroke-width="5" stroke-linecap="round" fill="none"><path d="M0 90V0"/>${[10, 28, 46, 64].map((y) => `<path d="M0 ${y + 14}q-18-4-18-22 16 2 18 22m0 0q18-4 18-22-16 2-18 22" fill="${colour}" stroke="none"/>`).join('')}</g>`;

export const designNight = `<div class="design night"><header><b>QUILLOW</b><span>Loaves</span><span>Hours</span><span>Find us</span></header>
<h1>STILL<br>WARM.</h1><svg class="disc" viewBox="0 0 420 420" width="420" height="420"><circle cx="210" cy="210" r="210" fill="#ff7a4d"/><g transform="translate(50 130)">${loaf('#ffd9a0', '#d9904a')}</g></svg>
<p class="say">The oven is lit at three.<br>You are up at seven. Good.</p><i class="go">See what is baking</i>
<ol><li><b>Country loaf</b><em>4.80</em></li><li><b>Dark rye</b><em>5.20</em></li><li><b>Honey bun</b><em>2.60</em></li></ol></div>`;

export const designWarm = `<div class="design warm"><header><b>Quillow Bakehouse</b><span>Bread</span><span>The oven</span><span>Orders</span></header>
<section><div><h1>Bread at seven, gone by noon.</h1><p>Baked over beech wood for the whole valley, six mornings a week.</p><i class="go">Keep me a loaf</i></div>
<svg viewBox="0 0 330 400" width="330" height="400"><path d="M0 400V165a165 165 0 0 1 330 0v235z" fill="#c2562f"/><circle cx="165" cy="150" r="96" fill="#f4b860"/><path d="M0 330q90-50 180-20t150-24v114H0z" fill="#8e3b20"/><g transform="translate(5 178)">${loaf('#e9a95b', '#fbe3b4')}</g><g transform="translate(60 52) rotate(-14)">${ear('#fdf3e0')}</g><g transform="translate(276 58) rotate(14)">${ear('#fdf3e0')}</g></svg></section>
<ul>${[
  ['Country loaf', '4.80', '#e9a95b', '#fbe3b4'],
  ['Dark rye', '5.20', '#7a4a2a', '#b98453'],
  ['Honey bun', '2.60', '#f4b860', '#fff1cf'],
]
  .map(
    ([name, price, crust, cut]) =>
      `<li><svg viewBox="0 0 320 190" width="150" height="89">${loaf(String(crust), String(cut))}</svg><b>${name}</b><em>${price}</em></li>`,
  )
  .join(
    '',
  )}</ul><footer><b>Tuesday to Sunday, from seven</b><span>12 Mill Lane, by the bridge</span></footer></div>`;

export const designFresh = `<div class="design fresh"><header><b>quillow</b><span>shop</span><span>story</span><span>visit</span></header>
<svg class="top" viewBox="0 0 720 330" width="720" height="330"><rect width="720" height="330" rx="36" fill="#bfe0d6"/><circle cx="120" cy="90" r="46" fill="#fff6d8"/><path d="M0 250q180-70 360-20t360-30v94a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36z" fill="#7fbfae"/><g transform="translate(200 92)">${loaf('#f0b66b', '#fff0d0')}</g><g transform="translate(590 96) scale(1.500)">${ear('#2d6a6a')}</g></svg>
<h1>Good morning,<br>it smells of bread.</h1><div class="tiles"><div style="background:#ffe3c9"><b>Loaves</b><span>five kinds a day</span></div><div style="background:#d9ecff"><b>Buns</b><span>until they are gone</span></div><div style="background:#fff1b8"><b>Cakes</b><span>ordered the day before</span></div></div><i class="go">order for tomorrow</i></div>`;

export const phonePage = `<div class="mobile warm"><header><b>Quillow Bakehouse</b><u></u></header><svg viewBox="0 0 390 330" width="390" height="330"><path d="M30 330V165a165 165 0 0 1 330 0v165z" fill="#c2562f"/><circle cx="195" cy="150" r="96" fill="#f4b860"/><path d="M30 276q90-50 180-20t150-24v98H30z" fill="#8e3b20"/><g transform="translate(35 140)">${loaf('#e9a95b', '#fbe3b4')}</g><g transform="translate(92 42) rotate(-14)">${ear('#fdf3e0')}</g><g transform="translate(304 48) rotate(14)">${ear('#fdf3e0')}</g></svg>
<h1>Bread at seven, gone by noon.</h1><p>Baked over beech wood for the whole valley, six mornings a week.</p><i class="go">Keep me a loaf</i>${[
  ['Country loaf', '4.80', '#e9a95b', '#fbe3b4'],
  ['Dark rye', '5.20', '#7a4a2a', '#b98453'],
]
  .map(
    ([name, price, crust, cut]) =>
      `<div class="row"><svg viewBox="0 0 320 190" width="92" height="55">${loaf(String(crust), String(cut))}</svg><b>${name}</b><em>${price}</em></div>`,
  )
  .join('')}</div>`;
