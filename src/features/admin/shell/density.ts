import { readStored, writeStored } from '#src/ui/behaviour/browser-storage.ts';

/** How high the rows of lists are, per browser. density.css follows the attribute. */
export type Density = 'comfortable' | 'compact';

const STORAGE_KEY = 'adminDensity';

export const storedDensity = (): Density =>
  readStored('localStorage', STORAGE_KEY) === 'compact' ? 'compact' : 'comfortable';

export function applyDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}

export function chooseDensity(density: Density): void {
  applyDensity(density);
  writeStored('localStorage', STORAGE_KEY, density === 'compact' ? density : null);
}
