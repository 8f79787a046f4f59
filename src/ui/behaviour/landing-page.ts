type Navigation = { entries(): readonly { url: string | null }[] };

/**
 * Path of the first page of this visit, from the history of the tab; nothing is stored for it.
 * Undefined in browsers without the Navigation API.
 */
export function landingPage(): string | undefined {
  const { navigation } = globalThis as { navigation?: Navigation };
  const url = navigation?.entries()[0]?.url;
  return url ? new URL(url).pathname : undefined;
}
