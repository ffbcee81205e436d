import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { AuthFrame } from '#web/features/session/auth-frame.tsx';
import { authTitles, genericAuthTitle } from '#web/features/session/auth-texts.ts';
import { emailLinkOf } from '#web/features/session/email-link.ts';
import { type Portal, portals } from '#web/features/session/portals.ts';
import { Waiting } from '#web/features/session/waiting.tsx';
import { documentTitle, pageMeta } from '#web/lib/page-meta.ts';
import { mayBeSignedIn } from '#web/lib/stored-session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { AuthForms } from './auth-forms.tsx';
import { AuthPrelude, hiddenMeanwhile } from './auth-prelude.tsx';

// The sign-in client and the API's schemas: most visitors here have no session yet.
const authSession = partOf(() => import('./auth-session.tsx'));

// Prerendered, before a portal is requested.
export const meta = () =>
  pageMeta({ title: 'Sign in or sign up', description: 'Sign in to Thengisa or open an account.' });

function watchOtherTabs(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const nothing = new URLSearchParams();

const portalOf = (search: URLSearchParams): Portal | null =>
  portals.find((name) => name === search.get('portal')) ?? null;

export default function Auth() {
  const hydrated = useHydrated();
  const kept = useSyncExternalStore(watchOtherTabs, mayBeSignedIn, () => false);
  const [signedInHere, setSignedInHere] = useState(false);
  const [opened, setOpened] = useState(false);
  const [address] = useSearchParams();
  const { hash } = useLocation();
  const search = hydrated ? address : nothing;
  const portal = portalOf(search);
  const link = hydrated ? emailLinkOf(search, hash) : null;
  const title = portal ? authTitles[portal] : genericAuthTitle;

  useEffect(() => {
    if (portal) document.title = documentTitle(title);
  }, [portal, title]);

  // Permanently: a stored session that turns out to have ended leads back to the form, and what is typed there must not
  // be lost when the page checks again.
  if (!opened && (kept || link || signedInHere)) setOpened(true);
  if (opened) {
    return (
      <LazyPart part={authSession} fallback={<Waiting />}>
        {(AuthSession) => <AuthSession link={link} portal={portal} signedInHere={signedInHere} />}
      </LazyPart>
    );
  }
  return (
    <>
      {hydrated ? null : <AuthPrelude />}
      <div className={hydrated ? undefined : hiddenMeanwhile}>
        <AuthFrame title={title} portal={portal}>
          <AuthForms search={search} portal={portal} onSignedIn={() => setSignedInHere(true)} />
        </AuthFrame>
      </div>
    </>
  );
}
