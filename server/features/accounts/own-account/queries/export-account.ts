import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { sentMails } from '#server/platform/mail/tables.ts';
import { findPasskeys } from '../../passkeys/queries/find-passkeys.ts';
import { findNotificationChoices } from '../../queries/find-notification-choices.ts';
import { findRoles } from '../../queries/find-roles.ts';
import { requireUser } from '../../queries/find-user.ts';
import { findFactors } from '../../second-factor/queries/find-factors.ts';
import { listSessions } from '../../sessions/queries/list-sessions.ts';
import { describeDevice } from '../../sessions/texts/device-names.ts';

/** The user's ways to sign in, with the names of devices, and the emails to their address, which are not linked to a user. */
export async function exportAccount(db: Db, userId: string) {
  const user = await requireUser(db, userId);
  const [roles, factors, passkeys, sessions, notifications, mails] = await Promise.all([
    findRoles(db, userId),
    findFactors(db, userId),
    findPasskeys(db, userId),
    listSessions(db, userId),
    findNotificationChoices(db, userId),
    db.select().from(sentMails).where(eq(sentMails.to, user.email)).orderBy(sentMails.createdAt),
  ]);
  return {
    account: {
      roles,
      secondFactors: factors
        .filter(({ type }) => type !== 'passkey')
        .map(({ type, createdAt }) => ({ type, addedAt: createdAt })),
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, addedAt: createdAt, lastUsedAt })),
      notifications,
    },
    sessions: sessions.map(({ userAgent, address, createdAt, refreshedAt, expiresAt }) => ({
      ...{ device: describeDevice(userAgent), address },
      ...{ signedInAt: createdAt, lastSeenAt: refreshedAt, endsAt: expiresAt },
    })),
    mails: mails.map(({ subject, createdAt }) => ({ subject, sentAt: createdAt })),
  };
}
