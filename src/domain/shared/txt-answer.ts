/** TXT records of a name, each joined from its strings. A name without records has none. */
export type TxtAnswer = { records: readonly string[] } | { failure: 'timeout' | 'error' };

export const recordsOf = (answer: TxtAnswer): readonly string[] =>
  'records' in answer ? answer.records : [];

/** `k=rsa; p=MIG...` as a map; of a tag that occurs twice, the first counts. */
export function readTags(record: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const part of record.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim().toLowerCase();
    if (at > 0 && !tags.has(name)) tags.set(name, part.slice(at + 1).trim());
  }
  return tags;
}
