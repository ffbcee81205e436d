import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { meQuery } from '#web/features/session/api.ts';
import { decidePortalAccess } from '#web/features/session/portal-access.ts';
import { PortalGate } from '#web/features/session/portal-gate.tsx';
import { useSession } from '#web/lib/session.tsx';
import { readStored, sessionKey, storedUserId } from '#web/lib/stored-session.ts';

const LearnerContext = createContext<string | null>(null);

/** The learner's account id; only available inside a learner's gate. */
export function useLearner(): string {
  const userId = useContext(LearnerContext);
  if (userId === null) throw new Error('useLearner stands outside a gate.');
  return userId;
}

/**
 * Like the gate of the rep portal, but a user whose session is stored on this device also gets in offline, to courses
 * they have begun. The server still checks every request.
 */
export function LearnerGate({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const me = useQuery({ ...meQuery, enabled: session.status === 'signed-in' });
  const isOut = session.status === 'signed-out' || session.status === 'second-factor';
  const isElsewhere = me.data !== undefined && decidePortalAccess('rep', true, me.data.roles).go !== null;
  const here = session.session?.user.id ?? storedUserId(readStored(sessionKey));
  const userId = isOut || isElsewhere ? null : here;
  if (userId === null) return <PortalGate portal="rep">{null}</PortalGate>;
  return <LearnerContext value={userId}>{children}</LearnerContext>;
}
