/** Writes these values into the address in place of the entry in the history; '' removes one. */
export function replaceQuery(values: Record<string, string>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  history.replaceState(history.state, '', url);
}
