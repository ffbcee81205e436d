import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '#contract/profiles.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { meQuery } from '#web/features/profiles/api.ts';
import { Splash } from '#web/features/shell/splash.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { decidePortalAccess, type Portal, type PortalAnswer } from './portal-access.ts';

const MeContext = createContext<Me | null>(null);

/** The signed-in person; only inside a portal. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe stands outside a PortalGate.');
  return me;
}

/** Lets in those who hold the portal's role and leads everybody else to where they can get it. */
export function PortalGate({ portal, children }: { portal: Portal; children: ReactNode }) {
  const { status } = useSession();
  const me = useQuery({ ...meQuery, enabled: status === 'signed-in' });

  if (status === 'signed-out') return <SentAway answer={decidePortalAccess(portal, false, null)} forget />;
  if (me.error instanceof ApiError && me.error.status !== 401) {
    return <Unreachable error={me.error} busy={me.isFetching} onRetry={() => void me.refetch()} />;
  }
  if (status === 'loading' || me.isPending) return <Splash />;
  const answer = decidePortalAccess(portal, true, me.data?.roles ?? null);
  if (answer.go !== null || !me.data) return <SentAway answer={answer} forget={false} />;
  return <MeContext value={me.data}>{children}</MeContext>;
}

function SentAway({ answer, forget }: { answer: PortalAnswer; forget: boolean }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { go, toast: reason } = answer;
  useEffect(() => {
    if (go === null) return;
    if (reason) toast({ ...reason, variant: 'destructive' });
    // The next person on this device must not see this one's answers.
    if (forget) queries.clear();
    void navigate(go, { replace: true });
  }, [go, reason, forget, navigate, queries]);
  return <Splash />;
}

function Unreachable({ error, busy, onRetry }: { error: ApiError; busy: boolean; onRetry: () => void }) {
  return (
    <main id="main" className="page grid min-h-dvh content-center">
      <QueryTrouble error={error} busy={busy} onRetry={onRetry} />
    </main>
  );
}
