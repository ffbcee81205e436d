import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { newPasswordPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { meQuery } from '#web/features/session/api.ts';
import { AuthFrame } from '#web/features/session/auth-frame.tsx';
import { authTitles, genericAuthTitle } from '#web/features/session/auth-texts.ts';
import type { EmailLink } from '#web/features/session/email-link.ts';
import { SentAway } from '#web/features/session/portal-gate.tsx';
import type { Portal } from '#web/features/session/portals.ts';
import { decideArrival } from '#web/features/session/post-login.ts';
import { SecondFactorPage } from '#web/features/session/second-factor-page.tsx';
import { Unreachable } from '#web/features/session/unreachable.tsx';
import { useDestination } from '#web/features/session/use-destination.ts';
import { Waiting } from '#web/features/session/waiting.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session.tsx';
import { SessionFrame } from '../portal/session-frame.tsx';
import { AuthForms } from './auth-forms.tsx';
import { AuthLink } from './auth-link.tsx';

interface AuthSessionProps {
  readonly link: EmailLink | null;
  readonly portal: Portal | null;
  /** By the form that was here a moment ago. */
  readonly signedInHere: boolean;
}

/** The sign-in page for visitors who may have a session, or a link with one. */
export default function AuthSession(props: AuthSessionProps) {
  return (
    <SessionFrame>
      <Session {...props} />
    </SessionFrame>
  );
}

function Session({ link, portal, signedInHere }: AuthSessionProps) {
  const session = useSession();
  const [search] = useSearchParams();
  const destination = useDestination();
  const signedIn = useRef(signedInHere);

  if (session.status === 'loading') return <Waiting />;
  if (link) return <AuthLink link={link} />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (session.status === 'second-factor') return <SecondFactorPage session={session.session} portal={portal} />;
  if (session.status === 'signed-in') {
    if (session.recovering) return <Navigate to={withDestination(newPasswordPath, destination)} replace />;
    // Choosing a plan leads to the sign-up, which a signed-in user doesn't need.
    const wants = search.get('register') === 'true' || search.get('tab') === 'signup';
    const register = wants && !signedIn.current;
    const told = search.get('register') === 'true';
    return <SignedIn asked={{ destination, portal, register, told }} />;
  }
  return (
    <AuthFrame title={portal ? authTitles[portal] : genericAuthTitle} portal={portal}>
      <AuthForms
        search={search}
        portal={portal}
        onSignedIn={() => {
          signedIn.current = true;
        }}
      />
    </AuthFrame>
  );
}

/** Redirects signed-in users. */
function SignedIn({ asked }: { readonly asked: Parameters<typeof decideArrival>[1] }) {
  const { data, error } = useQuery(meQuery);
  const failure = error instanceof ApiError && error.status === 401 ? null : error;
  useEffect(() => {
    if (failure) console.error('We couldn’t read the profile after sign-in', failure);
  }, [failure]);
  if (data || failure) return <SentAway answer={decideArrival(data ?? null, asked)} />;
  return <Waiting />;
}
