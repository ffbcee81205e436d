import type pg from 'pg';
import type { BrowseQuery } from '#contract/jobs/search.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { BusinessActor, RepActor } from '#server/features/accounts/access.ts';
import { countReceived, listReceived } from '#server/features/applications/queries/received-applications.ts';
import { trackApplications } from '#server/features/applications/queries/track-applications.ts';
import { businessDashboard, repDashboard } from '#server/features/dashboards/queries/dashboard-figures.ts';
import { browseJobs } from '#server/features/jobs/queries/browse-jobs.ts';
import { countJobs } from '#server/features/jobs/queries/count-jobs.ts';
import { weighApplicants } from '#server/features/matching/queries/weigh-applicants.ts';
import { countUnread } from '#server/features/notifications/queries/count-unread.ts';
import { listNotifications } from '#server/features/notifications/queries/list-notifications.ts';
import type { Db } from '#server/platform/db/pool.ts';

export interface MarketQuery {
  readonly name: string;
  /** Turn 0, 1, 2 …: other users, other words, other pages. */
  run(db: Db, turn: number): Promise<unknown>;
}

/** The most frequent queries of a seeded market, the first pages and deep ones. */
export async function marketQueries(pool: pg.Pool, db: Db): Promise<MarketQuery[]> {
  const { rows: reps } = await pool.query<{ repId: string; userId: string }>(
    `select id as "repId", user_id as "userId" from rep_profiles
     where preferred_location_id in (select id from locations where latitude is not null) order by id limit 50`,
  );
  const { rows: posted } = await pool.query<{ jobId: string; businessId: string }>(
    `select job_id as "jobId", min(business_id::text) as "businessId" from
       (select job_id, business_id from job_applications order by applied_at desc limit 5000) recent
     group by job_id order by count(*) desc limit 20`,
  );
  const { rows: places } = await pool.query<{ id: string }>(
    "select id from locations where name in ('Johannesburg', 'Cape Town', 'Durban', 'Polokwane', 'Upington')",
  );
  const at = <Item>(list: readonly Item[], turn: number) => {
    const item = list[turn % list.length];
    if (item === undefined) throw new Error('The market is too small');
    return item;
  };
  const rep = (turn: number) => at(reps, turn) as unknown as RepActor;
  const owner = (turn: number) => ({ businessId: at(posted, turn).businessId }) as unknown as BusinessActor;
  const browse = (name: string, queryOf: (turn: number) => BrowseQuery): MarketQuery => ({
    name,
    run: (client, turn) => browseJobs(client, rep(turn), queryOf(turn)),
  });
  const deep = async (name: string, query: BrowseQuery): Promise<MarketQuery> => {
    let cursor: string | undefined;
    // In a small market the first page is the deepest there is.
    const cursors: (string | undefined)[] = [undefined];
    for (let page = 0; page < 15; page++) {
      const { nextCursor } = await browseJobs(db, rep(0), { ...query, cursor });
      if (nextCursor === null) break;
      cursor = nextCursor;
      cursors.push(cursor);
    }
    const deepest = cursors.slice(-10);
    return browse(name, (turn) => ({ ...query, cursor: deepest[turn % deepest.length] }));
  };
  const inDays = (days: number) => addDays(dayInSouthAfrica(new Date()), days);
  const provinces = ['Gauteng', 'Western Cape', 'KwaZulu-Natal', 'Limpopo'] as const;
  const few = (turn: number): BrowseQuery => ({
    province: at(provinces, turn),
    industry: at(['Retail', 'Technology'], turn),
    minimumRateCents: at([4_000, 6_500], turn),
  });
  const misspelt = ['promotor', 'sollar', 'merchandizer', 'consultent', 'smartphnes', 'cemment', 'insurence', 'fiber'];
  const cities = ['Johannesburg', 'kaapstad', 'Durban promoter', 'Soweto', 'Pretroia', 'KZN', 'Upington', 'Rosebank'];
  return [
    browse('browse', () => ({})),
    await deep('browse, deep page', {}),
    browse('filtered browse', few),
    await deep('filtered browse, deep page', { province: 'Gauteng', minimumRateCents: 4_000 }),
    browse('by town, level and length', (turn) => ({
      locationId: at(places, turn).id,
      experience: at(['entry', 'mid'], turn),
      duration: '1 month',
    })),
    browse('best paid', (turn) => ({ sort: 'pay', ...(turn % 2 ? few(turn) : {}) })),
    await deep('best paid, deep page', { sort: 'pay' }),
    browse('nearest', (turn) => ({ sort: 'nearest', near: at(places, turn).id })),
    browse('with the courses for it', () => ({ courses: 'met' })),
    browse('this weekend', () => ({ when: 'weekend' })),
    browse('this weekend, filtered', (turn) => ({ ...few(turn), when: 'weekend' })),
    browse('between two days', (turn) => ({ from: inDays(turn % 20), to: inDays((turn % 20) + 6) })),
    browse('misspelt text', (turn) => ({ q: at(misspelt, turn) })),
    browse('misspelt text, filtered', (turn) => ({ q: at(misspelt, turn), province: at(provinces, turn) })),
    browse('place typed', (turn) => ({ q: at(cities, turn) })),
    browse('place typed, newest', (turn) => ({ q: at(cities, turn), sort: 'newest' })),
    browse('place typed, filtered', (turn) => ({ q: at(cities, turn), ...few(turn) })),
    await deep('common text, deep page', { q: 'promoter' }),
    browse('B2B Sales', () => ({ category: 'B2B Sales' })),
    { name: 'counts', run: (client, turn) => countJobs(client, rep(turn)) },
    { name: 'tracker', run: (client, turn) => trackApplications(client, rep(turn), { group: 'all' }) },
    {
      name: 'applicant board',
      run: (client, turn) => {
        const { jobId } = at(posted, turn);
        return listReceived(client, owner(turn), { jobId }, weighApplicants);
      },
    },
    {
      name: 'applicant board, one column',
      run: (client, turn) => {
        const { jobId } = at(posted, turn);
        return listReceived(client, owner(turn), { jobId, status: 'pending' }, weighApplicants);
      },
    },
    { name: 'board counts', run: (client, turn) => countReceived(client, owner(turn), at(posted, turn).jobId) },
    { name: 'business dashboard', run: (client, turn) => businessDashboard(client, owner(turn)) },
    { name: 'rep dashboard', run: (client, turn) => repDashboard(client, rep(turn)) },
    { name: 'notifications', run: (client, turn) => listNotifications(client, rep(turn), undefined) },
    { name: 'unread notifications', run: (client, turn) => countUnread(client, rep(turn)) },
  ];
}
