/** One after another within this process: for work that must see what the one before it did, without holding a database connection. */
const lines = new Map<string, { last: Promise<unknown>; length: number }>();

/** @returns null when `most` are already waiting or at work under this key; the work is not done then */
export async function inLine<T>(key: string, most: number, work: () => Promise<T>): Promise<{ result: T } | null> {
  const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
  if (line.length >= most) return null;
  lines.set(key, line);
  line.length += 1;
  const before = line.last;
  const mine = (async () => {
    await before.catch(() => {});
    return await work();
  })();
  line.last = mine;
  try {
    return { result: await mine };
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
  }
}
