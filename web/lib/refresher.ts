import type { QueryClient } from '@tanstack/react-query';
import type { Noun } from '#contract/nouns.ts';
import { changedByEvent } from './changed-by-event.ts';
import { keptAbout } from './endpoint-queries.ts';

/** For this long after the response to an action the live stream may still report the same action; mostly it comes earlier. */
const echoMs = 100;
/** Simultaneous changes may arrive in a few events. */
const piecesMs = 10;
/** How long events wait for the response to an action in progress. */
const patienceMs = 1000;

/** Whether the live stream will report an action that makes these stale. */
const isTold = (nouns: readonly Noun[]) =>
  Object.values(changedByEvent).some(
    (news) => news.length === nouns.length && news.every((noun) => nouns.includes(noun)),
  );

/**
 * Refetches what actions and events have made stale: once for an action and its own event. The refetch always starts
 * after the invalidation, so no other user's change is lost; events of others refetch immediately.
 */
export function createRefresher(queries: QueryClient) {
  let stale = new Set<Noun>();
  let waiting: (() => void)[] = [];
  let underway = 0;
  /** Whether an event has arrived during an action: most likely its own. */
  let heard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function readAgain() {
    const [nouns, listeners] = [stale, waiting];
    stale = new Set();
    waiting = [];
    heard = false;
    timer = undefined;
    const about = keptAbout(nouns);
    const firstRead = queries
      .getQueryCache()
      .findAll({ ...about, type: 'active', fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await queries.invalidateQueries(about);
    // Their responses were in flight, perhaps from before the invalidation, and the cache made no further request.
    if (firstRead.length > 0)
      await queries.refetchQueries({ type: 'active', predicate: (query) => firstRead.includes(query) });
    for (const listener of listeners) listener();
  }

  function readIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void readAgain(), ms);
  }

  return {
    actBegins() {
      underway++;
    },
    /** Resolves when the action's stale data was refetched. */
    actEnds(nouns: readonly Noun[]): Promise<void> {
      underway--;
      stale = new Set([...stale, ...nouns]);
      readIn(isTold(nouns) && !heard ? echoMs : 0);
      return new Promise((resolve) => waiting.push(resolve));
    },
    hear(nouns: readonly Noun[]) {
      stale = new Set([...stale, ...nouns]);
      const pending = timer !== undefined;
      if (underway === 0) readIn(pending ? piecesMs : 0);
      else if (!pending) readIn(patienceMs);
      heard = underway > 0;
    },
  };
}
