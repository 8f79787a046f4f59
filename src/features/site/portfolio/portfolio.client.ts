import { replaceQuery } from '#src/ui/behaviour/replace-query.ts';

/** Starts at All; hides the cards of other categories. The choice is in the address. */
export function startPortfolio(): void {
  const select = document.getElementById('portfolio-filter') as HTMLSelectElement | null;
  const count = document.getElementById('portfolio-count');
  const empty = document.getElementById('portfolio-empty');
  const cards = [...document.querySelectorAll<HTMLElement>('.project')];
  if (!select || !count || !empty) return;
  const show = () => {
    let shown = 0;
    for (const card of cards) {
      card.hidden = select.value !== 'All' && card.dataset.category !== select.value;
      if (!card.hidden) shown += 1;
    }
    count.textContent = shown === 1 ? '1 project' : `${shown} projects`;
    empty.hidden = shown > 0;
  };
  select.onchange = () => {
    show();
    replaceQuery({ category: select.value === 'All' ? '' : select.value });
  };
  const named = new URLSearchParams(location.search).get('category');
  if ([...select.options].some(({ value }) => value === named)) select.value = named ?? 'All';
  // On pageshow: after back navigation the browser restores the select later than this script.
  addEventListener('pageshow', show);
}
