import { writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { parseStoredUser, readStored, sessionKey } from '#web/lib/stored-session.ts';

/** Where a person of our team is reached: among one's messages, in the portal where one is; for visitors by the form. */
export function personAddress(pathname: string, kept = readStored(sessionKey)): string {
  const user = parseStoredUser(kept);
  if (user === null) return '/contact';
  if (pathname.startsWith(repPath)) return writeToTeamAddress('rep');
  return writeToTeamAddress(pathname.startsWith(businessPath) || user.isBusiness ? 'business' : 'rep');
}
