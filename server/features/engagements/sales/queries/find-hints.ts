import { sql } from 'drizzle-orm';
import type { SalesHint } from '#contract/engagements/sales.ts';
import { type SalesHintKind, saleLimits, salesHintLimits } from '#contract/engagements/sales-options.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly rep: string;
  readonly company: string;
  readonly title: string;
  readonly kind: SalesHintKind;
  readonly count: number;
  readonly day: string;
}

const limits = salesHintLimits;

interface Of {
  readonly businessId?: string;
  readonly jobId?: string | undefined;
}

/** What is unusual about sales of the last 30 days: of all, or of one business or its job. It decides nothing. */
export async function findHints(
  db: Db,
  { businessId, jobId }: Of,
): Promise<(SalesHint & { readonly companyName: string })[]> {
  const since = sql`(${now().toISOString()}::timestamptz - interval '30 days')`;
  // Each is in the text only where it is asked for, so that the gigs come from its index.
  const ofBusiness = businessId === undefined ? sql`` : sql`and e.business_id = ${businessId}`;
  const ofJob = jobId === undefined ? sql`` : sql`and e.job_id = ${jobId}`;
  const burst = sql.raw(`'${limits.burstMinutes} minutes'`);
  const scanTime = sql.raw(`'${saleLimits.scanDays} days'`);
  const { rows } = await db.execute<Row>(sql`
    with own as (select e.id, e.title, r.full_name as rep, b.company_name as company
      from engagements e join rep_profiles r on r.id = e.rep_id join business_profiles b on b.id = e.business_id
      where e.sales_terms is not null ${ofBusiness} ${ofJob}),
    sold as (select s.engagement_id, s.at, (s.at at time zone 'Africa/Johannesburg')::date as day,
        count(*) over (partition by s.engagement_id order by s.at range between interval ${burst} preceding and current row) as near
      from sales s join own on own.id = s.engagement_id where s.status = 'counted' and s.at > ${since}),
    scanned as (select c.* from sale_scans c join own on own.id = c.engagement_id
      where c.first_at > ${since} - interval ${scanTime} and c.scans > 0),
    hints as (
      select engagement_id, case when own then 'own_device' else 'device_repeats' end as kind, max(scans)::int as count, day
        from scanned where first_at > ${since} and (own or scans >= ${limits.deviceRepeats}) group by engagement_id, own, day
      union all
      select engagement_id, 'burst', max(near)::int, day from sold where near >= ${limits.burstSales} group by engagement_id, day
      union all
      select engagement_id, 'no_scan', count(*)::int, day from sold where not exists (select from scanned c
          where c.engagement_id = sold.engagement_id and c.first_at <= sold.at and c.first_at > sold.at - interval ${scanTime})
        group by engagement_id, day having count(*) >= ${limits.noScan})
    select own.id, own.rep, own.company, own.title, hints.kind, hints.count, hints.day::text as day
      from hints join own on own.id = hints.engagement_id order by hints.day desc, own.id, hints.kind limit 200`);
  return rows.map(({ id, rep, company, title, kind, count, day }) => ({
    ...{ engagementId: id, repName: rep, companyName: company, title, kind, count, day },
  }));
}
