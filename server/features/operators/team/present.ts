import type { TeamMember } from '#contract/operators/team.ts';
import { newAccountDays } from '#contract/operators/two-people.ts';
import type { AdminActor } from '../access.ts';
import { isActive } from '../queries/find-admin.ts';
import type { AdminRow } from '../tables.ts';

interface Found {
  readonly admin: AdminRow;
  readonly hasPasskey: boolean;
  readonly sessions: number;
  readonly isInvited: boolean;
  /** When an admin last added, invited or enabled them or changed their role, within the period that counts. */
  readonly changedAt: Date | undefined;
}

export function presentMember(
  { admin, hasPasskey, sessions, isInvited, changedAt }: Found,
  actor: AdminActor,
): TeamMember {
  const { id, email, role, passwordHash, sealedTotpSecret, lastSignInAt, invitationExpiresAt } = admin;
  return {
    id,
    email,
    role,
    state: !isActive(admin) ? 'disabled' : passwordHash === null ? 'invited' : 'active',
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    secondFactor: sealedTotpSecret !== null || hasPasskey,
    sessions,
    invitedUntil: isInvited ? (invitationExpiresAt?.toISOString() ?? null) : null,
    approvesFrom: changedAt ? new Date(changedAt.getTime() + newAccountDays * 86_400_000).toISOString() : null,
    you: id === actor.adminId,
  };
}
