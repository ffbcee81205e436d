import { sql } from 'drizzle-orm';
import { type EventRows, ofBusiness, ofRep, within } from './event-rows.ts';

/** A profile is created before its account is confirmed, and counts from the confirmation. */
const signedUpAt = sql`greatest(p.created_at, u.email_confirmed_at)`;

const sides = {
  rep: { table: sql`rep_profiles`, alias: sql`rep`, place: ofRep },
  business: { table: sql`business_profiles`, alias: sql`business`, place: ofBusiness },
} as const;

type Side = keyof typeof sides;

const signUps = (side: Side): EventRows => ({
  select: (window) => {
    const { table, alias, place } = sides[side];
    return sql`
      select p.id, ${signedUpAt} as at, ${place.province} as province, ${place.industry} as industry, p.id as doer, 0 as amount
      from ${table} p join users u on u.id = p.user_id join ${table} ${alias} on ${alias}.id = p.id ${place.joins}
      where u.email_confirmed_at is not null and ${within(signedUpAt, window)}
        and p.id in (
          select id from ${table} where created_at >= ${window.since}
          union all
          select own.id from users new join ${table} own on own.user_id = new.id where new.email_confirmed_at >= ${window.since})`;
  },
});

const isFilledIn = {
  rep: sql`coalesce(rep.location_id, rep.preferred_location_id) is not null and rep.phone is not null
    and rep.description is not null and rep.experience is not null and rep.availability is not null
    and cardinality(rep.skills) >= 3`,
  business: sql`business.primary_location_id is not null and business.phone is not null and business.description is not null
    and coalesce(business.industry, business.primary_industry_id::text) is not null`,
} as const;

/** The save that completed the profile, unless another one follows within the minutes until it is counted. */
const profiles = (side: Side): EventRows => ({
  select: (window) => {
    const { table, alias, place } = sides[side];
    return sql`
      select ${alias}.id, ${alias}.updated_at as at, ${place.province} as province, ${place.industry} as industry,
        ${alias}.id as doer, 0 as amount
      from ${table} ${alias} join users u on u.id = ${alias}.user_id and u.email_confirmed_at is not null ${place.joins}
      where ${within(sql`${alias}.updated_at`, window)} and ${isFilledIn[side]}`;
  },
});

/** Signed and approved, whichever came last. */
const approvals = (side: Side): EventRows => ({
  select: (window) => {
    const { table, alias, place } = sides[side];
    const at = sql`greatest(v.decided_at, c.signed_at)`;
    return sql`
      select ${alias}.id, ${at} as at, ${place.province} as province, ${place.industry} as industry,
        ${alias}.id as doer, 0 as amount
      from user_vetting v
      join legal_contracts c on c.user_id = v.user_id and c.user_type = v.user_type
      join ${table} ${alias} on ${alias}.user_id = v.user_id ${place.joins}
      where v.user_type = ${side} and v.status = 'approved' and ${within(at, window)}
        and v.user_id in (
          select user_id from user_vetting where status = 'approved' and decided_at >= ${window.since}
          union all
          select user_id from legal_contracts where signed_at >= ${window.since})`;
  },
});

/** Figures of sign-ups and the steps after them. */
export const eventsOfPeople = {
  reps_signed_up: signUps('rep'),
  businesses_signed_up: signUps('business'),
  reps_profile: profiles('rep'),
  businesses_profile: profiles('business'),
  reps_approved: approvals('rep'),
  businesses_approved: approvals('business'),
  reps_first_applied: {
    select: (window) => sql`
      select rep.id, first.at, ${ofRep.province} as province, ${ofRep.industry} as industry, rep.id as doer, 0 as amount
      from (select rep_id, min(applied_at) as at from job_applications where ${within(sql`applied_at`, window)} group by rep_id) first
      join rep_profiles rep on rep.id = first.rep_id ${ofRep.joins}`,
  },
  businesses_first_posted: {
    select: (window) => sql`
      select business.id, first.at, ${ofBusiness.province} as province, ${ofBusiness.industry} as industry,
        business.id as doer, 0 as amount
      from (select business_id, min(created_at) as at from jobs where ${within(sql`created_at`, window)} group by business_id) first
      join business_profiles business on business.id = first.business_id ${ofBusiness.joins}`,
  },
} as const satisfies Record<string, EventRows>;
