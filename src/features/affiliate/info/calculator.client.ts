import { yearlyEarnings } from '#src/domain/affiliate/account/yearly-earnings.rules.ts';

export function startCalculator(): void {
  const box = document.querySelector<HTMLElement>('.calculator');
  const slider = box?.querySelector('input');
  const clients = box?.querySelector('[role="status"] span');
  const sum = box?.querySelector('[role="status"] strong');
  if (!box || !slider || !clients || !sum) return;
  slider.labels?.[0]?.removeAttribute('hidden');
  const show = () => {
    const value = Number(slider.value);
    clients.textContent = value === 1 ? '1 client a month' : `${value} clients a month`;
    clients.nextSibling?.replaceWith(value === 1 ? ' brings you ' : ' bring you ');
    sum.textContent = yearlyEarnings(value, Number(box.dataset.perSale));
  };
  slider.oninput = show;
  // On pageshow: after back navigation the browser restores the slider later than this script.
  addEventListener('pageshow', show);
}
