/**
 * `type`: unknown type, or damaged. `size`: too large for its type.
 * `complexity`: needs too much time or memory.
 */
export type UntrustedFileProblem = 'type' | 'size' | 'complexity';

/** A rejected untrusted file. The calling feature chooses the message. */
export class UntrustedFileError extends Error {
  readonly problem: UntrustedFileProblem;
  constructor(problem: UntrustedFileProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}
