/** A few at a time within this process, the others in line: for work that must see what the one before it did, or that is costly. */
type Line = { length: number; waiting: (() => void)[] };
const lines = new Map<string, Line>();

/**
 * @param most how many may wait or be at work under this key; the next is turned away
 * @param atOnce how many of them are at work at a time
 * @returns null when the line was full; the work is not done then
 */
export async function inLine<T>(key: string, most: number, work: () => Promise<T>, atOnce = 1): Promise<{ result: T } | null> {
  const line = lines.get(key) ?? { length: 0, waiting: [] };
  if (line.length >= most) return null;
  lines.set(key, line);
  line.length += 1;
  if (line.length > atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return { result: await work() };
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
    // The place goes to the first in line and to nobody who comes by in this moment: those see a line that is still as long.
    line.waiting.shift()?.();
  }
}
