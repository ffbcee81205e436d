import { sql } from 'drizzle-orm';
import type { SalesFigures } from '#contract/engagements/sales.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { daysBetween } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface Asked {
  readonly businessId: string;
  readonly jobId?: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** The sales that count and the scans of a business, by rep, day and place. Refuses more days than it reads, so that none is left out silently. */
export async function salesFigures(db: Db, { businessId, jobId, from, to }: Asked): Promise<SalesFigures> {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > saleLimits.figureDays) throw new Refusal('sales.days_invalid');
  const ofJob = jobId === undefined ? sql`` : sql`and e.job_id = ${jobId}`;
  const sold = sql`
    sold as (select s.engagement_id, (s.at at time zone 'Africa/Johannesburg')::date as day, s.place, s.amount_cents
      from sales s join engagements e on e.id = s.engagement_id
      where s.business_id = ${businessId} and s.status = 'counted' ${ofJob}
        and s.at >= (${from}::date)::timestamp at time zone 'Africa/Johannesburg'
        and s.at < (${to}::date + 1)::timestamp at time zone 'Africa/Johannesburg'),
    scanned as (select c.engagement_id, c.day, c.scans from sale_scans c join engagements e on e.id = c.engagement_id
      where e.business_id = ${businessId} ${ofJob} and c.day between ${from}::date and ${to}::date)`;
  const both = (by: 'engagement_id' | 'day') => sql`
    select ${sql.raw(by)}, sum(scans)::int as scans, sum(sales)::int as sales, sum(cents)::float8 as cents from (
      select ${sql.raw(by)}, 0 as scans, 1 as sales, amount_cents as cents from sold
      union all select ${sql.raw(by)}, scans, 0, 0 from scanned where scans > 0) every group by 1`;
  const reps = await db.execute<Record<'id' | 'name' | 'title', string> & Record<'scans' | 'sales' | 'cents', number>>(
    sql`with ${sold} select e.id, r.full_name as name, e.title, b.scans, b.sales, b.cents
      from (${both('engagement_id')}) b join engagements e on e.id = b.engagement_id join rep_profiles r on r.id = e.rep_id
      order by b.cents desc, e.id limit 500`,
  );
  const byDay = await db.execute<{ day: string } & Record<'scans' | 'sales' | 'cents', number>>(
    sql`with ${sold} select b.day::text as day, b.scans, b.sales, b.cents from (${both('day')}) b order by b.day`,
  );
  const places = await db.execute<{ place: string | null } & Record<'sales' | 'cents', number>>(
    sql`with ${sold} select place, count(*)::int as sales, sum(amount_cents)::float8 as cents from sold
      group by place order by cents desc, place limit 100`,
  );
  return {
    reps: reps.rows.map(({ id, name, title, scans, sales, cents }) => ({
      ...{ engagementId: id, repName: name, title, scans, sales, amountCents: cents },
    })),
    days: byDay.rows.map(({ day, scans, sales, cents }) => ({ day, scans, sales, amountCents: cents })),
    places: places.rows.map(({ place, sales, cents }) => ({ place, sales, amountCents: cents })),
  };
}
