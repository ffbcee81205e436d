import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { call } from '#web/lib/api-client.ts';
import { forgetDrafts, visitor } from '#web/lib/drafts.ts';
import { forgetLastSeen } from '#web/lib/last-seen.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionState, watchAuthEvents, watchSession } from '#web/lib/session-store.ts';
import { viewing } from '#web/lib/viewing.ts';
import { meQuery } from './api.ts';

const completionDelayMs = 500;

let following = false;

/** Runs the side effects of signing in and out from now on, on every page. */
export function followSessionEvents(): void {
  if (following) return;
  following = true;
  const queries = queryClient();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const completeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void completeAccount(), completionDelayMs);
  };

  watchSession(() => {
    const { status, session } = sessionState();
    if (session) forgetDrafts((userId) => userId !== session.user.id && userId !== visitor);
    // Unlike a draft it can be fetched again: a session ended elsewhere leaves nothing either.
    if (session || status === 'signed-out') forgetLastSeen((userId) => userId !== session?.user.id);
  });
  // A stored session may be in use already, before the sign-in client's first event.
  let seen = sessionState();
  if (seen.status === 'signed-in' && !viewing()) completeSoon();
  watchAuthEvents((event) => {
    const before = seen;
    seen = sessionState();
    const [was, is] = [before.session?.user.id, seen.session?.user.id];
    // The next user on this device must not see this one's responses.
    if (was && !is) queries.clear();
    else if (was && was !== is) void queries.resetQueries();
    // Requests refused before the second factor are repeated.
    else if (before.status === 'second-factor' && seen.status === 'signed-in') void queries.invalidateQueries();
    if (seen.status === 'signed-in' && (event === 'SIGNED_IN' || event === 'MFA_CHALLENGE_VERIFIED')) completeSoon();
  });
}

/** Gives an account without roles the one it requested at sign-up. */
async function completeAccount(): Promise<void> {
  const queries = queryClient();
  try {
    const { roles } = await queries.ensureQueryData(meQuery);
    if (roles.length > 0) return;
    queries.setQueryData(meQuery.queryKey, await call(ownRolesApi.complete, {}));
  } catch (error) {
    console.error('We couldn’t complete the account', error);
  }
}
