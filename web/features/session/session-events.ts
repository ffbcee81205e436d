import { call } from '#web/lib/api-client.ts';
import { forgetDrafts, visitor } from '#web/lib/drafts.ts';
import { forgetLastSeen } from '#web/lib/last-seen.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionState, watchAuthEvents, watchSession } from '#web/lib/session-store.ts';
import { meQuery } from './api.ts';

const completionDelayMs = 500;

let following = false;

/** Does, from now on, what has to follow from signing in and out, whichever page is open. */
export function followSessionEvents(): void {
  if (following) return;
  following = true;
  const queries = queryClient();
  let seen = sessionState();
  let timer: ReturnType<typeof setTimeout> | undefined;

  watchSession(() => {
    const { status, session } = sessionState();
    if (session) forgetDrafts((userId) => userId !== session.user.id && userId !== visitor);
    // Unlike a draft it can be had again: a session that was ended elsewhere leaves nothing either.
    if (session || status === 'signed-out') forgetLastSeen((userId) => userId !== session?.user.id);
  });
  watchAuthEvents((event) => {
    const before = seen;
    seen = sessionState();
    const [was, is] = [before.session?.user.id, seen.session?.user.id];
    // The next user on this device must not see this one's responses.
    if (was && !is) queries.clear();
    else if (was && was !== is) void queries.resetQueries();
    // What was refused before the second factor was shown is asked again.
    else if (before.status === 'second-factor' && seen.status === 'signed-in') void queries.invalidateQueries();
    if (seen.status !== 'signed-in' || (event !== 'SIGNED_IN' && event !== 'MFA_CHALLENGE_VERIFIED')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void completeAccount(), completionDelayMs);
  });
}

/** Gives an account without roles what it asked for when it signed up. */
async function completeAccount(): Promise<void> {
  const queries = queryClient();
  try {
    const { roles } = await queries.ensureQueryData(meQuery);
    if (roles.length > 0) return;
    // Rarely needed, and would be loaded at every sign-in.
    const { ownRolesApi } = await import('#contract/profiles/own-roles.ts');
    queries.setQueryData(meQuery.queryKey, await call(ownRolesApi.complete, {}));
  } catch (error) {
    console.error('We couldn’t complete the account', error);
  }
}
