import { type SQL, sql } from 'drizzle-orm';
import { notNamed } from '#contract/analytics/figures.ts';
import { jobIndustryOf } from '#domain/analytics/job-industry.ts';

/** From the first moment on, and before the second. */
export interface Window {
  readonly since: SQL;
  readonly until: SQL;
}

/**
 * What happened in that time, as rows of (id, at, province, industry, doer, amount). Where the same row may come with another moment later,
 * as a first application does, only the first that was ever counted is.
 */
export interface DeedSource {
  readonly select: (window: Window) => SQL;
  /** The row may say so again and again, each time of another moment. */
  readonly again?: true;
}

export const within = (moment: SQL, { since, until }: Window): SQL =>
  sql`(${moment} >= ${since} and ${moment} < ${until})`;

const branches = sql.join(
  Object.entries(jobIndustryOf).map(([branch, industry]) => sql`when ${branch} then ${industry}`),
  sql` `,
);

const industryOf = (branch: SQL) => sql`case ${branch} ${branches} else ${notNamed} end`;

/** Place and industry by their profile as it is when they are counted; each with the joins that it needs. */
export const ofRep = {
  province: sql`coalesce(place.province, ${notNamed})`,
  industry: industryOf(sql`coalesce(branch.name, rep.industry)`),
  joins: sql`left join locations place on place.id = coalesce(rep.preferred_location_id, rep.location_id)
    left join industries branch on branch.id = rep.preferred_industry_id`,
};

export const ofBusiness = {
  province: sql`coalesce(place.province, ${notNamed})`,
  industry: industryOf(sql`coalesce(branch.name, business.industry)`),
  joins: sql`left join locations place on place.id = business.primary_location_id
    left join industries branch on branch.id = business.primary_industry_id`,
};
