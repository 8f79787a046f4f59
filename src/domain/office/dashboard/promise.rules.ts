/** A measured time against the promise: kept, at most twice as long, or longer. */
export function promiseLook(
  hours: number,
  promisedHours: number,
): { tone: 'good' | 'wait' | 'bad'; mark: string; text: string } {
  if (hours <= promisedHours) return { tone: 'good', mark: '✓', text: 'as promised' };
  return hours <= 2 * promisedHours
    ? { tone: 'wait', mark: '!', text: 'late' }
    : { tone: 'bad', mark: '×', text: 'far too late' };
}
