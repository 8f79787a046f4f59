/** Case-insensitive match on title or excerpt, within the chosen category. */
export function startBlog(): void {
  const query = document.getElementById('blog-query') as HTMLInputElement | null;
  const count = document.getElementById('blog-count');
  const empty = document.getElementById('blog-empty');
  const cards = [...document.querySelectorAll<HTMLElement>('.blog-card')];
  const chips = [...document.querySelectorAll<HTMLButtonElement>('.chips button')];
  if (!query || !count || !empty) return;

  const text = (card: HTMLElement) =>
    `${card.querySelector('h2')?.textContent}\n${card.querySelector('h2 + p')?.textContent}`.toLowerCase();
  const texts = new Map(cards.map((card) => [card, text(card)]));
  let category = 'All';

  const show = () => {
    const wanted = query.value.trim().toLowerCase();
    let shown = 0;
    for (const card of cards) {
      const fits =
        (category === 'All' || card.dataset.category === category) && texts.get(card)?.includes(wanted);
      card.hidden = !fits;
      if (fits) shown += 1;
    }
    empty.hidden = shown > 0;
    count.textContent = shown ? `${shown} ${shown === 1 ? 'article' : 'articles'}` : 'No articles found';
    for (const chip of chips) chip.ariaPressed = String(chip.value === category);
  };
  query.oninput = show;
  for (const chip of chips)
    chip.onclick = () => {
      category = chip.value;
      show();
    };
  if (query.value) show();
}
