import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { adminLoginPath, adminPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import type { SiteAccount } from '#web/features/shell/site-user.ts';
import {
  adminSessionKey,
  forgetStored,
  isLocalAdmin,
  localAdminEmail,
  parseStoredUser,
  readStored,
  sessionKey,
} from '#web/lib/stored-session.ts';
import { toast } from '#web/lib/toast.ts';

// The sign-in client and the API's schemas: only for visitors who are signed in.
const sessionCode = () => import('#web/features/session/site-session.ts');

const listeners = new Set<() => void>();

/** Other tabs are observed through the browser's event, this one through our own. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const changed = () => {
  for (const listener of listeners) listener();
};

const noServerValue = () => null;

/**
 * The signed-in user, for the public pages: initially from browser storage, then from the session's own code once
 * loaded, which overrides it. Null while the page is still the prerendered one.
 */
export function useSiteAccount(): SiteAccount | null {
  const navigate = useNavigate();
  const kept = useSyncExternalStore(subscribe, () => readStored(sessionKey), noServerValue);
  const keptAdmin = useSyncExternalStore(subscribe, () => readStored(adminSessionKey), noServerValue);
  const [isAdmin, setIsAdmin] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const user = useMemo(() => parseStoredUser(kept), [kept]);
  const email = user?.email ?? null;

  useEffect(() => {
    if (email === null) return;
    let stop = () => {};
    let gone = false;
    void sessionCode().then(({ followSession }) => {
      if (!gone) stop = followSession({ onChange: changed, onAdmin: setIsAdmin });
    });
    return () => {
      gone = true;
      stop();
      setIsAdmin(false);
    };
  }, [email]);

  useEffect(() => {
    // An expired hint says nothing.
    if (keptAdmin !== null && !isLocalAdmin(keptAdmin, new Date())) forgetStored(adminSessionKey);
  }, [keptAdmin]);

  const adminEmail = localAdminEmail(keptAdmin, new Date());
  const shown = user?.email ?? adminEmail;
  if (shown === null || leaving) return null;
  // Only the panel's own sign-in opens it: until then the link leads there.
  const panelPath = adminEmail !== null ? adminPath : isAdmin ? adminLoginPath : null;
  return {
    user: { email: shown, panelPath, profilePath: user && (user.userType === 'business' ? businessPath : repPath) },
    async onOpenPortal(portal) {
      const { toast: reason, go } = await (await sessionCode()).findWayInto(portal);
      if (reason) toast({ ...reason, variant: 'destructive' });
      await navigate(go);
    },
    async onSignOut() {
      setLeaving(true);
      try {
        const { signOut, signOutAdmin } = await sessionCode();
        await (user ? signOut() : signOutAdmin());
      } catch {
        toast({ title: 'Sign out failed', variant: 'destructive' });
      }
      changed();
      setLeaving(false);
    },
  };
}
