import { eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { sentMails } from '#server/platform/mail/tables.ts';
import { findPasskeys } from '../../passkeys/queries/find-passkeys.ts';
import { findNotificationChoices } from '../../queries/find-notification-choices.ts';
import { findRoles } from '../../queries/find-roles.ts';
import { requireUser } from '../../queries/find-user.ts';
import { findFactors } from '../../second-factor/queries/find-factors.ts';
import { presentExportedSession, presentKnownDevice } from '../../sessions/present.ts';
import { listSessions } from '../../sessions/queries/list-sessions.ts';
import { knownDevices } from '../../sessions/tables.ts';
import { presentExportedAccount } from '../present.ts';

type Exported = Pick<AccountExport, 'account' | 'sessions' | 'knownDevices' | 'mails'>;

/** What this feature keeps about one person, but for secrets and their hashes. */
export async function exportAccount(db: Db, userId: string): Promise<Exported> {
  const user = await requireUser(db, userId);
  const [roles, factors, passkeys, sessions, devices, notifications, mails] = await Promise.all([
    findRoles(db, userId),
    findFactors(db, userId),
    findPasskeys(db, userId),
    listSessions(db, userId),
    db.select().from(knownDevices).where(eq(knownDevices.userId, userId)).orderBy(knownDevices.firstSeenAt),
    findNotificationChoices(db, userId),
    db.select().from(sentMails).where(eq(sentMails.to, user.email)).orderBy(sentMails.createdAt),
  ]);
  return {
    account: presentExportedAccount({ user, roles, factors, passkeys, notifications }),
    sessions: sessions.map(presentExportedSession),
    knownDevices: devices.map(presentKnownDevice),
    mails: mails.map(({ subject, createdAt }) => ({ subject, sentAt: createdAt.toISOString() })),
  };
}
