import type { QueryClient } from '@tanstack/react-query';

const quietMs = 1000;
/** A page that never rests is in use by then. */
const mostMs = 10_000;

let rest: Promise<void> | undefined;

/**
 * Resolves once the first view has its data: no query has been in flight for a second. What isn't needed for it waits for this, and leaves it
 * the connection.
 */
export function atRest(queries: QueryClient): Promise<void> {
  rest ??= new Promise<void>((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(quiet);
      clearTimeout(last);
      stop();
      resolve();
    };
    const look = () => {
      clearTimeout(quiet);
      if (queries.isFetching() === 0) quiet = setTimeout(end, quietMs);
    };
    const last = setTimeout(end, mostMs);
    const stop = queries.getQueryCache().subscribe(look);
    look();
  });
  return rest;
}
