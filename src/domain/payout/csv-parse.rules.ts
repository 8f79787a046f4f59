/**
 * Reads an untrusted CSV file in one pass without regular expressions, so that its time and memory
 * are bounded by its size.
 */
const SEPARATORS = [',', ';', '\t'] as const;

export type CsvLimits = { rows: number; columns: number; cell: number };
export type CsvTable = { header: string[]; rows: string[][]; isCut: boolean };

/** The separator that occurs most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return SEPARATORS.reduce((best, next) => ((counts.get(next) ?? 0) > (counts.get(best) ?? 0) ? next : best));
}

/** Rows beyond the limit are dropped and reported by `isCut`; longer cells are cut. */
export function parseCsv(source: string, limits: CsvLimits): CsvTable {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    if (cells.length < limits.columns) cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((value) => value !== '')) rows.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') at++;
    else if (character === '"') {
      isQuoted = !isQuoted;
      continue;
    } else if (!isQuoted && character === separator) {
      endCell();
      continue;
    } else if (!isQuoted && (character === '\n' || character === '\r')) {
      endRow();
      // One more than the limit shows that rows were left out.
      if (rows.length > limits.rows + 1) break;
      continue;
    }
    // Line breaks and other control characters within a cell would not fit into one line.
    if (cell.length < limits.cell) cell += character < ' ' || character === '\u007F' ? ' ' : character;
  }
  endRow();
  const [header = [], ...body] = rows;
  return { header, rows: body.slice(0, limits.rows), isCut: body.length > limits.rows };
}
