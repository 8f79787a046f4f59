/**
 * Every entry imports this first: the site record reads its
 * overrides from this global when it loads.
 */
const SITE = /^SITE_([A-Z_]+)$/;

const overrides: Record<string, string> = {};
for (const [name, value] of Object.entries(process.env)) {
  const match = SITE.exec(name);
  const key = match?.[1]?.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (key && value?.trim()) overrides[key] = value.trim();
}
globalThis.__SITE_OVERRIDES__ = overrides;
