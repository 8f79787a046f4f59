/** Formats results beside their limits. */
import { cpus, loadavg, release, totalmem } from 'node:os';

export type Row = {
  what: string;
  value: string;
  budget?: string;
  /** Undefined without a limit. */
  ok?: boolean;
};
export type Group = { title: string; rows: Row[]; note?: string };

/** Load before the first benchmark: above one per core, absolute numbers mean little. */
const LOAD_BEFORE = loadavg()[0] ?? 0;

export const MB = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
export const ratio = (value: number): string => value.toFixed(2);
export const count = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** `503: 12, no response: 3` */
export const tally = (outcomes: readonly string[]): string =>
  [...Map.groupBy(outcomes, String)].map(([outcome, all]) => `${outcome}: ${all.length}`).join(', ');

type Limited = (what: string, value: number, budget: number, show: (value: number) => string) => Row;
const limited =
  (words: string, isKept: (value: number, budget: number) => boolean): Limited =>
  (what, value, budget, show) => ({
    what,
    value: show(value),
    budget: `${words} ${show(budget)}`,
    ok: isKept(value, budget),
  });
export const atMost = limited('at most', (value, budget) => value <= budget);
export const atLeast = limited('at least', (value, budget) => value >= budget);

const verdict = (ok: boolean | undefined): string => (ok === undefined ? '' : ok ? 'yes' : '**no**');

export function measuredOn(): string {
  const [cpu] = cpus();
  const time = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `Measured ${time} UTC on ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 1024 ** 3)} GB, Linux ${release()}, Node ${process.version}.`;
}

export const table = ({ title, rows, note }: Group): string =>
  [
    `## ${title}`,
    '',
    '| | measured | budget | kept |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.what} | ${row.value} | ${row.budget ?? ''} | ${verdict(row.ok)} |`),
    ...(note ? ['', note] : []),
    '',
  ].join('\n');

export function report(groups: readonly Group[]): string {
  const judged = groups.flatMap(({ rows }) => rows).filter(({ ok }) => ok !== undefined);
  const kept = judged.filter(({ ok }) => ok).length;
  return [
    '# Benchmark results',
    '',
    `${measuredOn()} Written by \`npm run bench\`.`,
    'Absolute numbers drift with the machine and with what else runs on it; where two things are compared, they ran in turns in the same minutes.',
    `Load average before the run: ${LOAD_BEFORE.toFixed(1)} (above one per core the machine was busy with something else).`,
    '',
    `${kept} of ${judged.length} budgets kept.`,
    '',
    ...groups.map(table),
  ].join('\n');
}
