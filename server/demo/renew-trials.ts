import { sql } from 'drizzle-orm';
import { users } from '#server/features/accounts/tables.ts';
import { subscriptions } from '#server/features/payments/tables.ts';
import { businessProfiles, repProfiles, trialFromNow } from '#server/features/profiles/tables.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { demoBusinesses, demoReps } from './demo-people.ts';

const sides = [
  ['rep', repProfiles, demoReps],
  ['business', businessProfiles, demoBusinesses],
] as const;

/**
 * Renews expired trials, since a demo that is started again weeks later must not be locked. Subscribers keep what they have, since they are exploring
 * what happens to that.
 */
export async function renewDemoTrials(db: Db): Promise<void> {
  for (const [side, profiles, people] of sides) {
    const emails = Object.values(people).map(({ email }) => email);
    await db.execute(sql`
      update ${profiles} set trial_ends_at = ${trialFromNow(side)} from ${users}
      where ${users.id} = ${profiles.userId} and ${users.email} = any(${sql.param(emails)}::text[])
        and ${profiles.trialEndsAt} <= now()
        and not exists (
          select from ${subscriptions} where ${subscriptions.userId} = ${users.id} and ${subscriptions.side} = ${side})`);
  }
}
