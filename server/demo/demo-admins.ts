import { and, inArray, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { adminUsers } from '#server/features/operators/tables.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** The second approves what the first proposes: large amounts take two people. */
const team = [
  { email: 'admin@demo.example', role: 'owner' },
  { email: 'colleague@demo.example', role: 'owner' },
] as const;

export const demoAdmin = team[0].email;

const emails = team.map(({ email }) => email);

const joinedDaysAgo = 60;

/** Returns the ids of the owner and of their colleague, who are added if they are missing. */
export async function ensureDemoAdmins(db: Db, passwordHash: string): Promise<{ owner: string; colleague: string }> {
  const createdAt = new Date(Date.now() - joinedDaysAgo * 86_400_000);
  await db
    .insert(adminUsers)
    .values(team.map((one) => ({ ...one, id: uuidv7({ msecs: createdAt.getTime() }), passwordHash, createdAt })))
    .onConflictDoNothing({ target: adminUsers.email });
  const rows = await db
    .select({ id: adminUsers.id, email: adminUsers.email })
    .from(adminUsers)
    .where(inArray(adminUsers.email, emails));
  const idOf = (email: string) => {
    const row = rows.find((one) => one.email === email);
    if (!row) throw new Error(`The demo has no admin ${email}`);
    return row.id;
  };
  return { owner: idOf(team[0].email), colleague: idOf(team[1].email) };
}

/**
 * Throws a StartupError for a database in which a demo admin can sign in: the password is public. Users don't count, since any address can sign up.
 */
export async function refuseDemoAdmins(db: Db): Promise<void> {
  const open = await db.$count(adminUsers, and(inArray(adminUsers.email, emails), isNull(adminUsers.disabledAt)));
  if (open > 0)
    throw new StartupError(
      `This database holds the demo, whose owner ${demoAdmin} has a public password; MODE=production needs another database.`,
    );
}
