/** How high the rows of lists are, per browser. density.css follows the attribute. */
export type Density = 'comfortable' | 'compact';

const STORAGE_KEY = 'adminDensity';

export function storedDensity(): Density {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

export function applyDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}

export function chooseDensity(density: Density): void {
  applyDensity(density);
  try {
    if (density === 'compact') localStorage.setItem(STORAGE_KEY, density);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
