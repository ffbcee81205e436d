import { operatorsApi } from '#contract/operators/operators.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { call } from '#web/lib/api-client.ts';
import { sessionState, signOut, watchAuthEvents } from '#web/lib/session-store.ts';
import { adminSessionKey, forgetStored } from '#web/lib/stored-session.ts';
import { decidePortalAccess, portalFacts } from './portal-access.ts';
import type { Portal } from './portals.ts';

export { signOut };

interface Following {
  /** The stored session may have changed. */
  readonly onChange: () => void;
  readonly onAdmin: (isAdmin: boolean) => void;
}

/** Keeps the session of a public page alive, and fetches what only the server knows. Returns a function that stops it. */
export function followSession({ onChange, onAdmin }: Following): () => void {
  let asked: string | null = null;
  const look = () => {
    onChange();
    const { status, session } = sessionState();
    if (status !== 'signed-in' || asked === session.user.id) return;
    asked = session.user.id;
    call(operatorsApi.ownStatus, {}).then(
      ({ isAdmin }) => onAdmin(isAdmin),
      (error: unknown) => console.error('We couldn’t check whether this is an admin', error),
    );
  };
  const stop = watchAuthEvents(look);
  look();
  return stop;
}

/** An administrator without other roles here. */
export async function signOutAdmin(): Promise<void> {
  forgetStored(adminSessionKey);
  await call(operatorsApi.signOut, {});
}

/** The portal access rule, with the server's current roles. */
export async function findWayInto(portal: Portal) {
  const roles = await call(profilesApi.me, {}).then(
    (me) => me.roles,
    (error: unknown) => {
      console.error('We couldn’t read the roles', error);
      return null;
    },
  );
  const { go, toast } = decidePortalAccess(portal, true, roles);
  return { go: go ?? portalFacts[portal].path, toast };
}
