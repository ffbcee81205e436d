import { sql } from 'drizzle-orm';
import { graceDays } from '#contract/payments/options.ts';
import { takingStatuses } from '#domain/engagements/states.ts';
import { repFoundBy } from '#domain/matching/found-by.ts';
import { alsoFoundAt } from '#domain/matching/places/also-found-at.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { describeReps } from '../queries/describe-reps.ts';
import { isEligibleRep, isHere } from '../queries/may-meet.ts';
import { type ActiveModel, readModel } from '../queries/read-model.ts';

/** The end of access as the trial gate computes it: the trial, or the paid period with the grace days of a late charge. */
const accessUntil = sql`greatest(r.trial_ends_at, (
  select max(((s.paid_until + case s.status when 'cancelled' then 1 else 1 + ${graceDays}::int end)::timestamp
    at time zone 'Africa/Johannesburg'))
  from subscriptions s where s.user_id = r.user_id and s.side = 'rep' and s.status <> 'ended'))`;

const takenDays = (today: string) => sql`array(
  select distinct day from (
    select unnest(o.working_days) as day from job_applications a join jobs o on o.id = a.job_id
    where a.rep_id = r.id and a.status = 'accepted'
    union all
    select unnest(t.days) from engagements e join milestones t on t.engagement_id = e.id
    where e.rep_id = r.id and t.status = any(${sql.param(takingStatuses)}::text[])) days
  where day >= ${today}::date order by day)`;

/** A shift past midnight also takes hours of the next day. */
const takenHours = (from: Date) => sql`coalesce((
  select range_agg(shifts) from (
    select unnest(shift_hours(o.working_days, o.schedule)) as shifts
    from job_applications a join jobs o on o.id = a.job_id
    where a.rep_id = r.id and a.status = 'accepted'
    union all
    select unnest(shift_hours(t.days, e.schedule)) from engagements e join milestones t on t.engagement_id = e.id
    where e.rep_id = r.id and t.status = any(${sql.param(takingStatuses)}::text[])) taken
  where upper(shifts) > ${from.toISOString()}::timestamptz), '{}')`;

/** Computes the search terms of these reps and whether they are available, as of now. */
export async function workOutReps(tx: Tx, repIds: readonly string[]): Promise<void> {
  if (repIds.length === 0) return;
  const moment = now();
  const today = dayInSouthAfrica(moment);
  // Locked, so that the second of two concurrent runs reads after the first has written and restores nothing stale.
  await tx.db.execute(sql`
    select from match_reps where rep_id = any(${sql.param(repIds)}::uuid[]) order by rep_id for no key update`);
  await tx.db.execute(sql`
    insert into match_reps (rep_id, is_open, access_until, taken_days, taken_hours, worked_out_at)
    select r.id, ${isEligibleRep()}, ${accessUntil}, ${takenDays(today)}, ${takenHours(moment)}, clock_timestamp()
    from rep_profiles r join users u on u.id = r.user_id
    where r.id = any(${sql.param(repIds)}::uuid[]) and u.deleted_at is null
    order by r.id
    on conflict (rep_id) do update set (is_open, access_until, taken_days, taken_hours, worked_out_at) =
      (excluded.is_open, excluded.access_until, excluded.taken_days, excluded.taken_hours, excluded.worked_out_at)`);
  await writeTerms(tx, await termsOf(tx.db, await readModel(tx.db), repIds), repIds);
}

interface Term {
  readonly rep_id: string;
  readonly term: string;
  readonly location_id: string;
  readonly strength: number;
}

/**
 * Search terms by place: where reps live, prefer to work and say that they will be. Reps without a place are found like those who work anywhere. Reps
 * whose trial ended unpaid have none, since they would displace others who can come.
 */
async function termsOf(db: Db, { corpus }: ActiveModel, repIds: readonly string[]): Promise<Term[]> {
  const { repsPayNothing: free } = await readSettings(db);
  const { rows } = await db.execute<{ id: string; anywhere: string; locations: string[] }>(sql`
    select r.id, (select id from locations where province = 'National' order by id limit 1) as anywhere,
      array_remove(array[r.location_id, r.preferred_location_id], null) as locations
    from rep_profiles r join match_reps m on m.rep_id = r.id
    where r.id = any(${sql.param(repIds)}::uuid[]) and ${isHere(sql`${free}::boolean`)}`);
  const placesOf = new Map(
    rows.map(({ id, anywhere, locations }) => [id, locations.length > 0 ? locations : [anywhere]]),
  );
  const [reps, places] = [await describeReps(db, [...placesOf.keys()]), await locatePlaces(db)];
  return reps.flatMap((rep) =>
    [...new Set([...(placesOf.get(rep.id) ?? []), ...alsoFoundAt(rep, places)])].flatMap((location_id) =>
      repFoundBy(rep, corpus).map(({ term, strength }) => ({
        ...{ rep_id: rep.id, term, location_id },
        // Varies, so that no rep is always first among equals.
        strength: strength + scatter(rep.id, term) / 50,
      })),
    ),
  );
}

/** A deterministic pseudorandom number from 0 to 1. */
function scatter(id: string, term: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id + term) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

const keyOf = ({ rep_id, term, location_id }: Term) => `${rep_id} ${location_id} ${term}`;

/** Writes changes only: when all reps are recomputed, most terms are the same. */
async function writeTerms(tx: Tx, terms: readonly Term[], repIds: readonly string[]): Promise<void> {
  const { rows } = await tx.db.execute<Term & Record<string, unknown>>(sql`
    select rep_id, term, location_id, strength from match_rep_terms where rep_id = any(${sql.param(repIds)}::uuid[])`);
  // Rounded to four bytes as in the database.
  const formerTerms = new Map(rows.map((row) => [keyOf(row), Math.fround(row.strength)]));
  const wanted = new Set(terms.map(keyOf));
  await deleteTerms(
    tx,
    rows.filter((row) => !wanted.has(keyOf(row))),
  );
  const shortened = terms.map((term) => ({ ...term, strength: Math.fround(term.strength) }));
  await upsertTerms(
    tx,
    shortened.filter((term) => formerTerms.get(keyOf(term)) !== term.strength),
  );
}

const listed = (terms: readonly Term[]) => sql`
  jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t (rep_id uuid, term text, location_id uuid, strength real)`;

async function deleteTerms(tx: Tx, terms: readonly Term[]): Promise<void> {
  if (terms.length === 0) return;
  await tx.db.execute(sql`
    delete from match_rep_terms old using ${listed(terms)}
    where old.rep_id = t.rep_id and old.term = t.term and old.location_id = t.location_id`);
}

async function upsertTerms(tx: Tx, terms: readonly Term[]): Promise<void> {
  if (terms.length === 0) return;
  await tx.db.execute(sql`
    insert into match_rep_terms (rep_id, term, location_id, strength)
    select distinct on (rep_id, term, location_id) rep_id, term, location_id, strength from ${listed(terms)}
    order by rep_id, term, location_id
    on conflict (rep_id, term, location_id) do update set strength = excluded.strength`);
}
