import { queryOptions, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { call } from '#web/lib/api-client.ts';
import type { Side } from './api.ts';
import { ThreadLoading } from './thread-loading.tsx';

// Each user has one, however often it is opened.
const teamQuery = queryOptions({
  queryKey: ['the conversation with the team'],
  queryFn: () => call(conversationsApi.open, { body: { support: true } }),
});

/** Redirects from a URL that names the team to the user's conversation with it. */
export function OpenTeam({ side }: { readonly side: Side }) {
  const { data, error, isFetching, refetch } = useQuery(teamQuery);
  if (data) return <Navigate to={messagesAddress(side, { conversation: data.id })} replace />;
  return (
    <div className="flex min-h-0 flex-col p-4">
      {error ? <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} /> : <ThreadLoading />}
    </div>
  );
}
