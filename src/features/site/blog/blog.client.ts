import { replaceQuery } from '#src/ui/behaviour/replace-query.ts';

/**
 * Case-insensitive match on title or excerpt, within the chosen category. Both are in the address,
 * so that reload, back and a shared link show the same list.
 */
export function startBlog(): void {
  const query = document.getElementById('blog-query') as HTMLInputElement | null;
  const count = document.getElementById('blog-count');
  const empty = document.getElementById('blog-empty');
  const cards = [...document.querySelectorAll<HTMLElement>('.blog-card')];
  const chips = [...document.querySelectorAll<HTMLButtonElement>('.chips button')];
  if (!query || !count || !empty) return;

  /** With straight apostrophes: keyboards type either. */
  const fold = (text: string) => text.toLowerCase().replaceAll('’', "'");
  const text = (card: HTMLElement) =>
    fold(`${card.querySelector('h2')?.textContent}\n${card.querySelector('h2 + p')?.textContent}`);
  const texts = new Map(cards.map((card) => [card, text(card)]));
  const address = new URLSearchParams(location.search);
  const named = address.get('category');
  let category = chips.find((chip) => chip.value === named)?.value ?? 'All';
  query.value ||= address.get('q') ?? '';

  const show = () => {
    const wanted = fold(query.value.trim());
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
  const change = () => {
    show();
    replaceQuery({ q: query.value.trim(), category: category === 'All' ? '' : category });
  };
  query.oninput = change;
  for (const chip of chips)
    chip.onclick = () => {
      category = chip.value;
      change();
    };
  if (query.value || category !== 'All') show();
}
