import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { viewingsApi } from '#contract/operators/viewings.ts';
import { seeingEndedAddress } from '#contract/site/seeing-addresses.ts';
import { adminPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { Unreachable } from '#web/features/session/unreachable.tsx';
import { Waiting } from '#web/features/session/waiting.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { startViewing } from '#web/lib/viewing-tab.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () => pageMeta({ title: 'View as user', hidden: true });

/** The entry of a tab in which an admin sees as a user, and where it leads after the viewing has ended. */
export default function Seeing() {
  const { pathname, hash } = useLocation();
  // It may have ended only by this device's clock.
  const ended = pathname + hash === seeingEndedAddress;
  const { data, error, isFetching, refetch } = useQuery({ ...queryOf(viewingsApi.current, {}), enabled: !ended });
  const found = data?.viewing;

  useEffect(() => {
    if (found) startViewing(found, found.roles.includes('business') ? businessPath : repPath);
  }, [found]);

  if (!ended && error) return <Unreachable error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!ended && (found || !data)) return <Waiting />;
  return (
    <main id="main" className="grid min-h-dvh place-content-center p-4">
      <EmptyState
        icon={<EyeOff aria-hidden="true" />}
        title="This view has ended"
        level={1}
        action={<LinkButton to={adminPath}>Back to the panel</LinkButton>}
      >
        This tab kept nothing of what you viewed. You can close it.
      </EmptyState>
    </main>
  );
}
