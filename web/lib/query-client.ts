import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { isAway, unreachable } from './api-client.ts';
import { createRefresher } from './refresher.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      readonly writes?: Endpoint;
      /** Not awaited: what is being typed must not be cleared when the lists have loaded. */
      readonly readsBehind?: boolean;
    };
  }
}

/** No answer to a read for now. Asking again costs no data where there is no connection. */
const isUnanswered = (error: unknown) => isAway(error) || error === unreachable;

const statusOf = (error: unknown) => (error as { status?: unknown } | null)?.status;

/** The server has understood and refused: a retry changes nothing. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** The query cache of a tab, and what refetches it. */
export function createQueryClient() {
  // The trial or the paid period ended while the page was open: its gate refetches.
  const seeGate = (error: unknown) => {
    if (statusOf(error) === 402) refresher.hear(['trial']);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: seeGate }),
    mutationCache: new MutationCache({
      onError: seeGate,
      onMutate: (_given, { meta }) => {
        if (meta?.writes?.changes?.length) refresher.actBegins();
      },
      // Also after a refusal: then another user was faster.
      onSettled: (_answer, error, _given, _shown, { meta }) => {
        const nouns = meta?.writes?.changes ?? [];
        if (nouns.length === 0) return;
        const read = refresher.actEnds(nouns);
        // If the server is unreachable, refetching fails too, and slowly.
        return meta?.readsBehind || (error && !isRefusal(error)) ? undefined : read;
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Offline, requests fail with an error; silent waiting would look like a slow page.
        networkMode: 'always',
        // Where the server is away, for five seconds and more: a restart is over by then.
        retry: (failures, error) => failures < (isAway(error) ? 4 : 3) && !isRefusal(error),
        retryDelay: (attempt) => Math.min(400 * 2 ** attempt, 4000),
        // Then the screen says so, and goes on by itself once there is an answer. Not all tabs at the same moment.
        refetchInterval: ({ state }) => (isUnanswered(state.error) ? 5000 + Math.random() * 2000 : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const refresher = createRefresher(client);
  return { client, refresher };
}

let kept: ReturnType<typeof createQueryClient> | undefined;

const ofThisTab = () => {
  kept ??= createQueryClient();
  return kept;
};

/** The query cache for all pages of this tab. */
export const queryClient = (): QueryClient => ofThisTab().client;

/** Follows the live stream's events. */
export const refresher = () => ofThisTab().refresher;
