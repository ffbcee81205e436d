import { and, eq, ne, sql } from 'drizzle-orm';
import type { PayingSide } from '#contract/pricing.ts';
import type { SubscriptionTerms } from '#domain/payments/subscription-terms.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { subscriptions } from '../tables.ts';

const selectTerms = (side: PayingSide, profiles: typeof repProfiles | typeof businessProfiles) =>
  prepared(`payments_trial_${side}`, (db, name) =>
    db
      .select({
        trialEndsAt: profiles.trialEndsAt,
        status: subscriptions.status,
        paidUntil: subscriptions.paidUntil,
      })
      .from(profiles)
      .leftJoin(
        subscriptions,
        and(
          eq(subscriptions.userId, profiles.userId),
          eq(subscriptions.side, side),
          // The index's condition: at most one row matches.
          ne(subscriptions.status, sql`'ended'`),
        ),
      )
      .where(eq(profiles.userId, sql.placeholder('userId')))
      .prepare(name),
  );

const termsBySide = { rep: selectTerms('rep', repProfiles), business: selectTerms('business', businessProfiles) };

export interface TrialTerms {
  readonly trialEndsAt: Date;
  readonly subscription: SubscriptionTerms | null;
}

/** What the trial gate compares with the clock. The user has a profile of that side. */
export async function findTrialTerms(db: Db, userId: string, side: PayingSide): Promise<TrialTerms> {
  const [row] = await termsBySide[side](db).execute({ userId });
  if (!row) throw new Error(`${userId} has no profile as a ${side}`);
  const { trialEndsAt, status, paidUntil } = row;
  return { trialEndsAt, subscription: status !== null && paidUntil !== null ? { status, paidUntil } : null };
}
