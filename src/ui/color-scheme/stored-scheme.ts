/** Mantine's key, so that one choice counts on public pages and in the application areas. */
const KEY = 'mantine-color-scheme-value';

/** Script of a public page's head: before the first paint, so that no other scheme flashes. */
export const APPLY_STORED_SCHEME = `try{document.documentElement.dataset.mantineColorScheme=localStorage["${KEY}"]||"auto"}catch{}`;

export function startSchemeSelect(): void {
  const select = document.querySelector<HTMLSelectElement>('.scheme select');
  const { dataset } = document.documentElement;
  if (!select) return;
  select.value = dataset.mantineColorScheme ?? 'auto';
  select.onchange = () => {
    dataset.mantineColorScheme = select.value;
    try {
      localStorage[KEY] = select.value;
    } catch {
      // Disabled: the choice counts for this page.
    }
  };
}
