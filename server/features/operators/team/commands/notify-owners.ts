import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import type { AdminActor } from '../../access.ts';
import { adminUsers } from '../../tables.ts';
import { teamChangedMail } from '../texts.ts';

/** Emails the other owners about a change to the team. @param what "made thandi@example.com an admin" */
export async function notifyOwners(tx: Tx, { adminId, email: by }: AdminActor, what: string): Promise<void> {
  const { id, email, role, disabledAt, passwordHash } = adminUsers;
  const owners = await tx.db
    .select({ email })
    .from(adminUsers)
    .where(and(eq(role, 'owner'), isNull(disabledAt), isNotNull(passwordHash), ne(id, adminId)));
  for (const { email: to } of owners) await queueMail(tx, teamChangedMail({ to, by, what }));
}
