/** Longer chains of causes are somebody's mistake. */
const deepest = 5;

/** What went wrong in the words of the innermost failure: a database's or a network's own, not those of what wraps it. */
export function failureMessage(failure: unknown): string {
  let inner = failure;
  for (let depth = 0; depth < deepest && inner instanceof Error && inner.cause instanceof Error; depth++) {
    inner = inner.cause;
  }
  if (!(inner instanceof Error)) return 'Unknown error';
  const { code } = inner as { code?: unknown };
  return inner.message || (typeof code === 'string' && code) || 'Unknown error';
}
