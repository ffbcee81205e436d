import type pg from 'pg';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { mondayOf } from '#domain/shared/week.ts';
import type { BusinessActor, RepActor } from '#server/features/accounts/access.ts';
import { businessDashboard, repDashboard } from '#server/features/dashboards/queries/dashboard-figures.ts';
import { findRunning, listEngagements, listOver } from '#server/features/engagements/queries/find-engagements.ts';
import { findWeek } from '#server/features/engagements/team/queries/find-week.ts';
import { listSubmittedHours } from '#server/features/engagements/team/queries/list-submitted-hours.ts';
import { readPlatformEarnings } from '#server/features/ledger/queries/read-earnings.ts';
import type { AdminActor } from '#server/features/operators/access.ts';
import { countPayouts } from '#server/features/payouts/batches/queries/count-payouts.ts';
import { listPayouts } from '#server/features/payouts/batches/queries/list-payouts.ts';
import { listLines } from '#server/features/payouts/wallet/queries/list-lines.ts';
import { readWallet } from '#server/features/payouts/wallet/queries/read-wallet.ts';
import type { MarketQuery } from './market-queries.ts';

/** The most frequent queries of reps, businesses and administrators about work and its money, each turn by another user. */
export async function workQueries(pool: pg.Pool, people: number): Promise<MarketQuery[]> {
  // Pseudo-random, and the same users in every run on the same rows.
  const some = async (column: 'rep_id' | 'business_id') => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from (select distinct ${column} as id from engagements) known order by md5(id::text) limit $1`,
      [people],
    );
    return (turn: number) => rows[turn % rows.length]?.id ?? '';
  };
  const rep = await some('rep_id');
  const business = await some('business_id');
  const admin = {} as AdminActor;
  const owner = (turn: number) => ({ businessId: business(turn) }) as BusinessActor;
  const whole = <Item>(item: Item) => item;
  const week = mondayOf(dayInSouthAfrica(new Date()));
  return [
    { name: 'wallet', run: (db, turn) => readWallet(db, rep(turn)) },
    { name: 'lines of the wallet', run: (db, turn) => listLines(db, rep(turn), undefined) },
    { name: 'my work, running', run: (db, turn) => findRunning(db, { repId: rep(turn) }) },
    { name: 'my work, past', run: (db, turn) => listOver(db, { repId: rep(turn) }, undefined, whole) },
    { name: 'work of a rep', run: (db, turn) => listEngagements(db, { repId: rep(turn) }, undefined, whole) },
    { name: 'my team, week', run: (db, turn) => findWeek(db, owner(turn), week) },
    { name: 'work of a business', run: (db, turn) => listEngagements(db, owner(turn), undefined, whole) },
    { name: 'hand-ins', run: (db, turn) => listSubmittedHours(db, owner(turn), undefined) },
    { name: 'payout queue', run: (db) => listPayouts(db, admin, { list: 'due' }) },
    { name: 'payouts that were paid', run: (db) => listPayouts(db, admin, { list: 'paid' }) },
    { name: 'figures of payouts', run: (db) => countPayouts(db, admin) },
    { name: 'dashboard of a rep', run: (db, turn) => repDashboard(db, { repId: rep(turn) } as RepActor) },
    { name: 'dashboard of a business', run: (db, turn) => businessDashboard(db, owner(turn)) },
    { name: 'platform earnings', run: (db) => readPlatformEarnings(db) },
  ];
}
