export type Violation = {
  /** Relative to the root, with forward slashes. */
  path: string;
  line: number;
  message: string;
  rule: Rule;
};

export type Rule =
  | 'import direction'
  | 'feature rank'
  | 'web rank'
  | 'contract rank'
  | 'package'
  | 'environment'
  | 'circle'
  | 'pure domain'
  | 'known room'
  | 'file name'
  | 'feature file'
  | 'file size'
  | 'readable';

export function formatViolation({ path, line, message, rule }: Violation): string {
  return `${path}:${line} ${message} — ${rule}`;
}

/** By path, then line, so that two runs over the same tree print the same report. */
export function compareViolations(a: Violation, b: Violation): number {
  return a.path.localeCompare(b.path) || a.line - b.line || a.message.localeCompare(b.message);
}
