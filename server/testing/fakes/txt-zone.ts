import type { ResolveTxt } from '#server/platform/outgoing/txt-records.ts';

/** TXT records by name, each a list of strings, as a name server returns them. */
export const txtZone =
  (zone: Record<string, string[][]>): ResolveTxt =>
  async (name) => {
    const records = zone[name];
    if (records) return records;
    throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
  };
