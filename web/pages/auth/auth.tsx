import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { meQuery } from '#web/features/profiles/api.ts';
import { AuthFrame } from '#web/features/session/auth-frame.tsx';
import { authTitles, genericAuthTitle } from '#web/features/session/auth-texts.ts';
import { emailLinkOf } from '#web/features/session/email-link.ts';
import { type Portal, portals } from '#web/features/session/portal-access.ts';
import { decidePostLogin, decideSignedInAway } from '#web/features/session/post-login.ts';
import { SecondFactorPage } from '#web/features/session/second-factor-page.tsx';
import { Unreachable } from '#web/features/session/unreachable.tsx';
import { Waiting } from '#web/features/session/waiting.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.tsx';
import type { Route } from './+types/auth';
import { AuthForms } from './auth-forms.tsx';
import { AuthLink } from './auth-link.tsx';

const portalOf = (search: URLSearchParams): Portal | null =>
  portals.find((name) => name === search.get('portal')) ?? null;

export const meta: Route.MetaFunction = ({ location }) => {
  const portal = portalOf(new URLSearchParams(location.search));
  return pageMeta({
    title: portal ? authTitles[portal] : 'Sign in or sign up',
    description: 'Sign in to Thengisa or open an account.',
  });
};

export default function Auth() {
  const session = useSession();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const signedInHere = useRef(false);
  const portal = portalOf(search);
  const link = emailLinkOf(search, hash);

  if (session.status === 'loading') return <Waiting />;
  if (link) return <AuthLink link={link} />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (session.status === 'second-factor') return <SecondFactorPage session={session.session} portal={portal} />;
  if (session.status === 'signed-in') {
    if (session.recovering) return <Navigate to="/auth/new-password" replace />;
    const register = search.get('register') === 'true' && !signedInHere.current;
    return <SignedIn portal={portal} register={register} />;
  }
  return (
    <AuthFrame title={portal ? authTitles[portal] : genericAuthTitle} portal={portal}>
      <AuthForms
        portal={portal}
        onSignedIn={() => {
          signedInHere.current = true;
        }}
      />
    </AuthFrame>
  );
}

/** Sends on who is signed in. */
function SignedIn({ portal, register }: { readonly portal: Portal | null; readonly register: boolean }) {
  const { data, error } = useQuery(meQuery);
  const failure = error instanceof ApiError && error.status === 401 ? null : error;
  useEffect(() => {
    if (failure) console.error('The profile could not be read after the sign-in', failure);
  }, [failure]);
  if (data) return <Navigate to={decideSignedInAway(data, portal, register)} replace />;
  if (failure) return <Navigate to={decidePostLogin(null, portal)} replace />;
  return <Waiting />;
}
