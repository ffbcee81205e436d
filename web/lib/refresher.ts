import type { QueryClient } from '@tanstack/react-query';
import { keptAbout } from './endpoint-queries.ts';
import type { Noun } from './staleness.ts';

/** The live stream tells of one's own act a moment before or after the answer to it. */
const echoMs = 50;
/** How long news waits for the answer to an act that is underway. */
const patienceMs = 1000;

/**
 * Reads again what acts and news have made stale: once for an act and the news of that very act. Whatever is said to be
 * stale is asked for after it was said, so nobody else's change is lost; news of others is followed at once.
 */
export function createRefresher(queries: QueryClient) {
  let stale = new Set<Noun>();
  let waiting: (() => void)[] = [];
  let underway = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function readAgain() {
    const [nouns, told] = [stale, waiting];
    stale = new Set();
    waiting = [];
    timer = undefined;
    await queries.invalidateQueries(keptAbout(nouns));
    for (const tell of told) tell();
  }

  function add(nouns: readonly Noun[], delayMs: number) {
    stale = new Set([...stale, ...nouns]);
    clearTimeout(timer);
    timer = setTimeout(() => void readAgain(), delayMs);
  }

  return {
    actBegins() {
      underway++;
    },
    /** Ends when what the act made stale was read again. */
    actEnds(nouns: readonly Noun[]): Promise<void> {
      underway--;
      add(nouns, echoMs);
      return new Promise((resolve) => waiting.push(resolve));
    },
    hear(nouns: readonly Noun[]) {
      if (timer === undefined) add(nouns, underway > 0 ? patienceMs : 0);
      else stale = new Set([...stale, ...nouns]);
    },
  };
}
