/** Progress of a long command on stderr: one rewritten line on a terminal, else plain lines. */
const BAR_WIDTH = 24;
const CLEAR_LINE = '\r\x1b[K';
/** Without a terminal a line appears at each quarter. */
const PLAIN_STEPS = 4;

type Output = { isTTY?: boolean; write(text: string): unknown };
export type Progress = {
  update(done: number, total: number): void;
  /** Replaces the bar by a closing line, on a terminal only. */
  end(): void;
};

const bar = (share: number): string => {
  const filled = Math.round(share * BAR_WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
};

export function startProgress(label: string, output: Output = process.stderr): Progress {
  let quarter = 0;
  let line = label;
  if (output.isTTY) output.write(`${CLEAR_LINE}${label} ...`);
  else output.write(`${label} ...\n`);
  return {
    update(done, total) {
      const share = total === 0 ? 1 : done / total;
      line = `${label}: ${done} of ${total}`;
      if (output.isTTY) return void output.write(`${CLEAR_LINE}${bar(share)} ${line}`);
      const reached = Math.floor(share * PLAIN_STEPS);
      if (reached === quarter) return;
      quarter = reached;
      output.write(`${line}\n`);
    },
    end() {
      if (output.isTTY) output.write(`${CLEAR_LINE}${line}\n`);
    },
  };
}
