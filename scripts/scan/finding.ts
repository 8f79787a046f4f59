/** A tool's finding in the format of the baseline. */
export type Finding = { tool: string; rule: string; place: string; detail: string };

/** `place` may end with `*`. `reason` explains why the finding is accepted. */
export type Accepted = { tool: string; rule: string; place: string; reason: string };

const isSamePlace = (accepted: string, place: string): boolean =>
  accepted.endsWith('*') ? place.startsWith(accepted.slice(0, -1)) : accepted === place;

export const isAccepted = (baseline: readonly Accepted[], finding: Finding): boolean =>
  baseline.some(
    ({ tool, rule, place }) =>
      tool === finding.tool && rule === finding.rule && isSamePlace(place, finding.place),
  );

/** Accepted findings that a completed tool no longer reports. */
export const unusedEntries = (
  baseline: readonly Accepted[],
  tool: string,
  findings: readonly Finding[],
): Accepted[] =>
  baseline.filter(
    (entry) => entry.tool === tool && !findings.some((finding) => isAccepted([entry], finding)),
  );
