/** Code that could not be loaded: there is no connection, or a newer build has taken its place. */
export class CodeMissing extends Error {}

/** Loads code once; after a failure, again. */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () => {
    loading ??= load().catch((cause) => {
      loading = undefined;
      throw new CodeMissing('No code', { cause });
    });
    return loading;
  };
}

/** After a timeout or a server failure no event says that it’s time to retry. As often as records made offline are resent. */
const retryMs = 20_000;

interface Pauses {
  /** Until it begins. */
  readonly waitMs?: number;
  readonly everyMs?: number;
}

/**
 * Loads code that shows nothing when it fails, and retries until it has loaded: once back online, when the page is shown
 * again, and every 20 seconds by default. Returns a function that stops it.
 */
export function loadQuietly<Code>(
  load: () => Promise<Code>,
  onLoad: (code: Code) => void,
  { waitMs = 0, everyMs = retryMs }: Pauses = {},
): () => void {
  let over = false;
  const attempt = () =>
    void load().then(
      (code) => {
        if (over) return;
        stop();
        onLoad(code);
      },
      () => undefined,
    );
  const attemptIfShown = () => {
    if (document.visibilityState === 'visible') attempt();
  };
  const first = waitMs > 0 ? setTimeout(attempt, waitMs) : undefined;
  if (!first) attempt();
  const timer = setInterval(attempt, everyMs);
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', attemptIfShown);
  function stop() {
    over = true;
    clearTimeout(first);
    clearInterval(timer);
    window.removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', attemptIfShown);
  }
  return stop;
}
