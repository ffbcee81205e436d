/** Longer chains of causes are a bug. */
const deepest = 5;

/** The message of the innermost error: a database's or a network's own, not that of a wrapper. */
export function failureMessage(failure: unknown): string {
  let inner = failure;
  for (let depth = 0; depth < deepest && inner instanceof Error && inner.cause instanceof Error; depth++) {
    inner = inner.cause;
  }
  if (!(inner instanceof Error)) return 'Unknown error';
  const { code } = inner as { code?: unknown };
  return inner.message || (typeof code === 'string' && code) || 'Unknown error';
}
