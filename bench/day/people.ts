import type pg from 'pg';
import { fillConversations } from '../support/fill-conversations.ts';
import { mintTokens } from '../support/mint-tokens.ts';
import type { Market } from '../support/open-market.ts';
import { providerAddress } from './provider.ts';

interface Pair {
  readonly repUserId: string;
  readonly businessUserId: string;
}

/** Who takes part in a load, and what they do it with. Plain data: it also goes to another process. */
export interface People {
  /** User IDs of reps who browse, apply and buy courses. Their number is a prime, which shares no factor with the other lists. */
  readonly reps: readonly string[];
  /** Jobs that none of these reps has applied to. */
  readonly jobIds: readonly string[];
  readonly courseIds: readonly string[];
  readonly emails: readonly string[];
  readonly conversations: readonly (Pair & { readonly conversationId: string })[];
  readonly boards: readonly { readonly businessUserId: string; readonly jobId: string }[];
  /** Gigs whose check-in is open all day. */
  readonly gigs: readonly (Pair & { readonly engagementId: string; readonly jobId: string })[];
  /** Access tokens by user ID: they live for 15 minutes. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Of the account at the payment provider. */
  readonly passphrase: string;
  readonly providerAddress: string;
}

interface Wanted {
  /** A prime. */
  readonly reps: number;
  readonly conversations: number;
  readonly gigs: number;
}

const mostJobs = 20_000;

/** Chooses the people of a load in a seeded market, and moves some of its funded gigs to today. The app must have imported the courses before. */
export async function gatherPeople(market: Market, siteUrl: string, wanted: Wanted): Promise<People> {
  const { pool, secretKey } = market;
  await fillConversations(market.databaseUrl, wanted.conversations * 2);
  const reps = await column(
    pool,
    `select r.user_id::text as value from rep_profiles r
     left join (select rep_id, count(*) as applied from job_applications group by 1) a on a.rep_id = r.id
     order by coalesce(applied, 0), r.id limit $1`,
    [wanted.reps],
  );
  const jobIds = await jobsNotAppliedTo(pool, reps);
  if (jobIds.length % wanted.reps === 0) jobIds.pop();
  const courseIds = await column(
    pool,
    'select id::text as value from courses where published_at is not null and price_cents > 0 order by id',
  );
  const emails = await column(pool, 'select email as value from users order by id limit 5000');
  const { rows: conversations } = await pool.query<People['conversations'][number]>(
    `select c.id as "conversationId", r.user_id as "repUserId", b.user_id as "businessUserId"
     from conversations c join rep_profiles r on r.id = c.rep_id join business_profiles b on b.id = c.business_id
     where c.kind = 'application' order by c.id limit $1`,
    [wanted.conversations],
  );
  const { rows: boards } = await pool.query<People['boards'][number]>(
    `select a.job_id as "jobId", b.user_id as "businessUserId" from (
       select job_id, business_id from job_applications group by 1, 2 order by count(*) desc, 1 limit 200) a
     join business_profiles b on b.id = a.business_id`,
  );
  const gigs = await openGigs(pool, wanted.gigs);
  const lists = { reps, jobIds, courseIds, emails, conversations, boards, gigs };
  for (const [name, { length }] of Object.entries(lists))
    if (length === 0 || (name === 'reps' && length < wanted.reps)) throw new Error(`The market has too few ${name}`);
  const people = { ...lists, passphrase: secretKey, providerAddress, tokens: {} };
  return { ...people, tokens: await mintTokensOf(market, siteUrl, people) };
}

/** Fresh tokens for all of them. */
export async function mintTokensOf(
  market: Market,
  siteUrl: string,
  { reps, conversations, boards, gigs }: Omit<People, 'tokens'>,
): Promise<Record<string, string>> {
  const ids = [
    ...new Set([
      ...reps,
      ...[...conversations, ...gigs].flatMap(({ repUserId, businessUserId }) => [repUserId, businessUserId]),
      ...boards.map(({ businessUserId }) => businessUserId),
    ]),
  ];
  const tokens: Record<string, string> = {};
  for (let from = 0; from < ids.length; from += 1000) {
    const some = ids.slice(from, from + 1000);
    const minted = await mintTokens(market, siteUrl, some);
    for (const [index, id] of some.entries()) tokens[id] = minted[index] ?? '';
  }
  return tokens;
}

async function column(pool: pg.Pool, query: string, values: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await pool.query<{ value: string }>(query, [...values]);
  return rows.map(({ value }) => value);
}

/** Active jobs that none of these reps, by user ID, has applied to: a second application would be refused. */
export function jobsNotAppliedTo(pool: pg.Pool, repUserIds: readonly string[]): Promise<string[]> {
  return column(
    pool,
    `select id::text as value from jobs where status = 'active' and not exists (
       select from job_applications a join rep_profiles r on r.id = a.rep_id
       where a.job_id = jobs.id and r.user_id = any($2::uuid[]))
     order by id limit $1`,
    [mostJobs, repUserIds],
  );
}

/** Moves gigs that are paid for to today and tomorrow, at any hour, so that their reps can check in whenever the load runs. One of each job. */
async function openGigs(pool: pg.Pool, most: number): Promise<People['gigs']> {
  const { rows } = await pool.query<People['gigs'][number]>(
    `with today as (
       select (now() at time zone 'Africa/Johannesburg')::date as day),
     chosen as (
       select distinct on (e.job_id) m.id, e.id as engagement_id, e.job_id, e.rep_id, e.business_id
       from milestones m join engagements e on e.id = m.engagement_id
       where m.status in ('funded', 'confirmed')
         and not exists (select from milestones other where other.engagement_id = e.id and other.id <> m.id)
       order by e.job_id, m.id limit $1),
     moved as (
       update milestones set status = 'confirmed', days = array[day, day + 1],
         starts_at = day at time zone 'Africa/Johannesburg', ends_at = (day + 2) at time zone 'Africa/Johannesburg',
         due_at = (day + 5) at time zone 'Africa/Johannesburg', remind_at = null
       from chosen, today where milestones.id = chosen.id),
     opened as (
       update engagements set start_date = day, schedule = jsonb_build_object('kind', 'days', 'dates', jsonb_build_array(day, day + 1),
         'from', '00:00', 'to', '23:59', 'breakMinutes', 0)
       from chosen, today where engagements.id = chosen.engagement_id)
     select engagement_id as "engagementId", job_id as "jobId", r.user_id as "repUserId", b.user_id as "businessUserId"
     from chosen join rep_profiles r on r.id = chosen.rep_id join business_profiles b on b.id = chosen.business_id`,
    [most],
  );
  return rows;
}
