import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from '#web/lib/query-client.ts';
import { parseStoredUser, readStored, sessionKey } from '#web/lib/stored-session.ts';
import { meQuery } from './api.ts';
import { portalFacts } from './portal-access.ts';
import type { Portal } from './portals.ts';

/**
 * For a route's `clientLoader`: sends `/api/me` and what the page shows first before the page is rendered, without waiting for the answers. A portal's
 * own queries are sent only for users who signed up for its side. The server would refuse those of others, whom the gate redirects.
 */
export function prefetchForPortal(portal: Portal, own: (queries: QueryClient) => readonly Promise<unknown>[]): null {
  const user = parseStoredUser(readStored(sessionKey));
  if (!user) return null;
  const queries = queryClient();
  const isTheirs = user.userType === portalFacts[portal].role;
  // The page sends a failed query again, and shows the failure.
  for (const query of [queries.ensureQueryData(meQuery), ...(isTheirs ? own(queries) : [])]) query.catch(() => {});
  return null;
}
