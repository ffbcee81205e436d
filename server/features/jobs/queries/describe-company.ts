import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { answerHours } from '../../profiles/queries/answer-hours.ts';
import { reviewTotalsOf } from '../../profiles/queries/review-totals.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';

const byId = prepared('jobs_company', (db, name) =>
  db
    .select({
      ownerId: businessProfiles.userId,
      name: businessProfiles.companyName,
      description: businessProfiles.description,
      website: businessProfiles.website,
      since: businessProfiles.createdAt,
      jobsPosted: sql<number>`(select count(*)::int from ${jobs} j where j.business_id = ${businessProfiles}.id)`,
      answerHours: answerHours(sql`${businessProfiles}.id`),
      reviews: reviewTotalsOf(sql`${businessProfiles}.id`),
    })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, sql.placeholder('businessId')))
    .prepare(name),
);

/** The company behind a job and the user who owns it. */
export async function describeCompany(db: Db, businessId: string) {
  const [row] = await byId(db).execute({ businessId });
  if (!row) throw new Error('A job without a business');
  return row;
}
