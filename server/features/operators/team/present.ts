import type { TeamMember } from '#contract/operators/team.ts';
import type { AdminActor } from '../access.ts';
import { isActive } from '../queries/find-admin.ts';
import type { AdminRow } from '../tables.ts';

interface Found {
  readonly admin: AdminRow;
  readonly hasPasskey: boolean;
  readonly sessions: number;
  readonly isInvited: boolean;
}

export function presentMember({ admin, hasPasskey, sessions, isInvited }: Found, actor: AdminActor): TeamMember {
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
    you: id === actor.adminId,
  };
}
