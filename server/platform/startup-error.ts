/**
 * A reason the app cannot start that its operator can act on. Printed as its lines alone, without a stack.
 * Each line must say what is wrong and what to do.
 */
export class StartupError extends Error {
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], options?: { cause?: unknown }) {
    const list = typeof lines === 'string' ? [lines] : lines;
    super(list.join('\n'), options);
    this.name = 'StartupError';
    this.lines = list;
  }
}
