/** `type`: not a known type, or damaged. `size`: too large for its type. `complexity`: it needs too much time or memory. */
export type UntrustedFileProblem = 'type' | 'size' | 'complexity';

/** An untrusted file that is not accepted. The feature that asked for it chooses the sentence. */
export class UntrustedFileError extends Error {
  readonly problem: UntrustedFileProblem;
  constructor(problem: UntrustedFileProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}
