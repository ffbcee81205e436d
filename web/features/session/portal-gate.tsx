import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Me } from '#contract/profiles/profiles.ts';
import { authPath, signInFor, withDestination } from '#contract/site/sign-in-addresses.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { meQuery } from './api.ts';
import { decidePortalAccess, type PortalAnswer, portalFacts } from './portal-access.ts';
import type { Portal } from './portals.ts';
import { endedState } from './session-ended.tsx';
import { Unreachable } from './unreachable.tsx';
import { Waiting } from './waiting.tsx';

const secondFactor = partOf(async () => ({ default: (await import('./second-factor-page.tsx')).SecondFactorPage }));

const MeContext = createContext<Me | null>(null);

/** The signed-in user; only available inside a portal or another gate. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe stands outside a gate.');
  return me;
}

interface GateProps {
  readonly children: ReactNode;
}

/** Admits users with the portal's role and redirects others to where they can get it. */
export function PortalGate({ portal, children }: GateProps & { readonly portal: Portal }) {
  return (
    <Gate
      door={signInFor(portal)}
      leadsTo={portalFacts[portal].path}
      judge={(me) => decidePortalAccess(portal, true, me.roles)}
    >
      {children}
    </Gate>
  );
}

/** Admits every signed-in user. */
export function AccountGate({ children }: GateProps) {
  return (
    <Gate door={authPath} leadsTo={null} judge={() => ({ go: null })}>
      {children}
    </Gate>
  );
}

interface Rules extends GateProps {
  /** For signed-out users. */
  readonly door: string;
  /** Where that redirects. */
  readonly leadsTo: string | null;
  readonly judge: (me: Me) => PortalAnswer;
}

function Gate({ door, leadsTo, judge, children }: Rules) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const me = useQuery({ ...meQuery, enabled: session.status === 'signed-in' });

  if (session.status === 'signed-out') {
    const here = pathname + search;
    const go = session.goTo ?? withDestination(door, here === leadsTo ? null : here);
    return <SentAway answer={{ go }} state={{ [endedState]: session.ended }} />;
  }
  if (session.status === 'second-factor') {
    return (
      <LazyPart part={secondFactor} fallback={<Waiting />}>
        {(SecondFactorPage) => <SecondFactorPage session={session.session} />}
      </LazyPart>
    );
  }
  if (session.status === 'unreachable') return <Unreachable />;
  if (me.data) {
    const answer = judge(me.data);
    if (answer.go !== null) return <SentAway answer={answer} />;
    return <MeContext value={me.data}>{children}</MeContext>;
  }
  // A session that has ended on the server: the client is finding out, and then redirects to the sign-in.
  if (!me.error || (me.error instanceof ApiError && me.error.status === 401)) return <Waiting />;
  return <Unreachable error={me.error} busy={me.isFetching} onRetry={() => void me.refetch()} />;
}

/** Redirects to another page, with a notice if there is one. */
export function SentAway({ answer: { go, toast: reason }, state }: { readonly answer: PortalAnswer; state?: object }) {
  const [given] = useState(state);
  const navigate = useNavigate();
  useEffect(() => {
    if (go === null) return;
    if (reason) toast({ ...reason, variant: 'destructive' });
    void navigate(go, { replace: true, state: given });
  }, [go, reason, given, navigate]);
  return <Waiting />;
}
