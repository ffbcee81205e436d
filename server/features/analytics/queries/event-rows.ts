import { type SQL, sql } from 'drizzle-orm';
import { notNamed } from '#contract/analytics/figures.ts';
import { jobIndustryOf } from '#domain/analytics/job-industry.ts';

/** From `since`, inclusive, until `until`, exclusive. */
export interface Window {
  readonly since: SQL;
  readonly until: SQL;
}

/**
 * The events in a window, as rows of (id, at, province, industry, doer, amount). Where the same row may return with a later time, as a
 * first application does, only the first one counted is kept.
 */
export interface EventRows {
  readonly select: (window: Window) => SQL;
  /** A row may occur repeatedly, each time with another time. */
  readonly again?: true;
}

export const within = (moment: SQL, { since, until }: Window): SQL =>
  sql`(${moment} >= ${since} and ${moment} < ${until})`;

const branches = sql.join(
  Object.entries(jobIndustryOf).map(([branch, industry]) => sql`when ${branch} then ${industry}`),
  sql` `,
);

const industryOf = (branch: SQL) => sql`case ${branch} ${branches} else ${notNamed} end`;

/** Province and industry from the current profile at the time of counting; each with its joins. */
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
