import type { AccountExport } from '#contract/accounts/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findFactors } from '../second-factor/queries/find-factors.ts';
import { listSessions } from '../sessions/queries/list-sessions.ts';
import { describeDevice } from '../sessions/texts/device-names.ts';
import { findNotificationChoices } from './find-notification-choices.ts';
import { findRoles } from './find-roles.ts';
import { findUser } from './find-user.ts';

/** What this feature keeps about one person, but for secrets and their hashes. */
export async function exportAccount(db: Db, userId: string): Promise<Pick<AccountExport, 'account' | 'sessions'>> {
  const [user, roles, factors, sessions, notifications] = await Promise.all([
    findUser(db, userId),
    findRoles(db, userId),
    findFactors(db, userId),
    listSessions(db, userId),
    findNotificationChoices(db, userId),
  ]);
  if (!user) throw new Refusal('session.required');
  return {
    account: {
      id: user.id,
      email: user.email,
      newEmail: user.newEmail,
      emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
      lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
      signUpDetails: user.userMetadata,
      roles,
      secondFactors: factors.map(({ type, createdAt }) => ({ type, addedAt: createdAt.toISOString() })),
      notifications,
    },
    sessions: sessions.map((row) => ({
      device: describeDevice(row.userAgent),
      address: row.address,
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.refreshedAt.toISOString(),
      endsAt: row.expiresAt.toISOString(),
    })),
  };
}
