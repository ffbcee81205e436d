import { sql } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { keptFeatures, type Ranked } from '../queries/rank-pairs.ts';
import type { ActiveModel } from '../queries/read-model.ts';

interface Shown {
  readonly side: 'rep' | 'business';
  /** What the order was based on. */
  readonly policy: 'recommended' | 'suggested' | 'applied';
  /** The rank of the first item, counting from 1. */
  readonly firstRank: number;
  readonly items: readonly Pick<Ranked, 'jobId' | 'repId' | 'features'>[];
}

/** Logs which items were shown at which rank, first time of the day only. Runs with the transaction, without a wait before the commit. */
export function logImpressions(tx: Tx, active: ActiveModel, { side, policy, firstRank, items }: Shown): void {
  if (items.length === 0) return;
  const rows = items.map(({ jobId, repId, features }, index) => ({
    ...{ job_id: jobId, rep_id: repId, rank: firstRank + index },
    features: keptFeatures(active, features),
  }));
  tx.inPassing(
    tx.db.execute(sql`
      insert into match_impressions (side, job_id, rep_id, shown_on, rank, policy, model, features)
      select ${side}, job_id, rep_id, ${dayInSouthAfrica(now())}::date, rank, ${policy}, ${active.number}, features
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (job_id uuid, rep_id uuid, rank int, features real[])
      order by rep_id, job_id
      on conflict do nothing`),
  );
}
