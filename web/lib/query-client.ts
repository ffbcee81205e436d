import { QueryClient } from '@tanstack/react-query';

/** The server has understood and said no: asking again changes nothing. */
function isRefusal(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Offline, asking fails and says so; waiting in silence would look like a slow page.
        networkMode: 'always',
        retry: (failures, error) => failures < 3 && !isRefusal(error),
        retryDelay: (attempt) => Math.min(400 * 2 ** attempt, 4000),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let client: QueryClient | undefined;

/** What was read from the API, for all pages of this tab. */
export function queryClient(): QueryClient {
  client ??= createQueryClient();
  return client;
}
