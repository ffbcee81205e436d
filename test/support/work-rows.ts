import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';

/**
 * For browser tests without a movable clock: the gig of an accepted application is on today, all day, funded, and the
 * rep has confirmed. Returns the engagement.
 */
export async function startWorkNow(database: Pick<Pool, 'query'>, applicationId: string): Promise<string> {
  const day = dayInSouthAfrica(new Date());
  const schedule = { kind: 'days', dates: [day], from: '00:00', to: '23:59', breakMinutes: 0 };
  const { rows } = await database.query<{ id: string }>(
    `insert into engagements (id, application_id, job_id, rep_id, business_id, job_version, title, tasks, location_id,
       location_address, schedule, pay_cents, fee_basis_points, fee_bearer, accepted_at, agreed_at)
     select $2, a.id, j.id, a.rep_id, a.business_id, j.version, j.title, j.description, j.location_id, j.location_address,
       $3::jsonb, 190000, 1000, 'rep', now(), now()
     from job_applications a join jobs j on j.id = a.job_id where a.id = $1
     on conflict (application_id) do update set schedule = excluded.schedule, agreed_at = excluded.agreed_at
     returning id`,
    [applicationId, randomUUID(), JSON.stringify(schedule)],
  );
  const id = rows[0]?.id as string;
  await database.query('delete from milestones where engagement_id = $1', [id]);
  await database.query(
    `insert into milestones (id, engagement_id, number, days, starts_at, ends_at, paid_minutes, pay_cents, fee_cents, status,
       due_at, funded_cents, held_cents)
     values ($2, $1, 1, array[$3::date], $4, $5, 1439, 190000, 19000, 'confirmed', $5::timestamptz + interval '72 hours',
       190000, 190000)`,
    [id, randomUUID(), day, `${day}T00:00:00+02:00`, `${day}T23:59:00+02:00`],
  );
  return id;
}
