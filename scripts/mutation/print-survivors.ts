/** A reporter for Stryker: prints each surviving mutant at once, not only at the end of a run. */
type Result = {
  status: string;
  fileName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
};

const SHOWN: ReadonlySet<string> = new Set(['Survived', 'Timeout']);

class PrintSurvivors {
  onMutantTested({ status, fileName, replacement = '', location: { start } }: Result): void {
    if (!SHOWN.has(status)) return;
    const text = replacement.replace(/\s+/g, ' ').slice(0, 100);
    console.info(`${status} ${fileName}:${start.line}:${start.column} ${text}`);
  }
}

export const strykerPlugins = [
  { kind: 'Reporter', name: 'print-survivors', injectableClass: PrintSurvivors },
];
