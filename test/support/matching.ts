import { notifyOrSettle } from '#server/features/matching/alerts/commands/notify-or-settle.ts';
import { type JobOfAlert, notifyFittingTask } from '#server/features/matching/commands/match-events.ts';
import { matchJob } from '#server/features/matching/commands/match-job.ts';
import { matchRep } from '#server/features/matching/commands/match-rep.ts';
import { workOutReps } from '#server/features/matching/commands/work-out-reps.ts';
import type { TestApp } from './app.ts';
import { type Person, signUpRep } from './people.ts';

export interface Profile {
  readonly skills?: readonly string[];
  readonly description?: string;
  readonly preferredIndustry?: string;
  readonly town?: string;
  readonly experience?: 'entry' | 'junior' | 'mid' | 'senior';
  readonly hourlyRateCents?: number;
  readonly fullName?: string;
}

/** A vetted rep with such a profile, known to matching. */
export async function matchedRep(app: TestApp, profile: Profile = {}): Promise<Person & { repId: string }> {
  const { town = 'Durban', skills = [], description, preferredIndustry, experience, hourlyRateCents } = profile;
  const rep = await signUpRep(app, {
    preferred_location: town,
    ...(preferredIndustry && { preferred_industry: preferredIndustry }),
    ...(profile.fullName && { full_name: profile.fullName }),
  });
  const { rows } = await app.database.pool.query<{ id: string }>(
    `update rep_profiles set skills = $2, description = $3, experience = $4, hourly_rate_cents = $5,
       location_id = preferred_location_id
     where user_id = $1 returning id`,
    [rep.userId, skills, description ?? null, experience ?? 'entry', hourlyRateCents ?? 7_000],
  );
  const repId = rows[0]?.id ?? '';
  await app.services.transaction((tx) => matchRep(tx, repId));
  return { ...rep, repId };
}

interface Proposed {
  readonly jobId: string;
  readonly userId: string;
  readonly state?: 'proposed' | 'approved' | 'dropped';
  readonly score?: number;
}

/** As if the model had proposed them, and the team had decided so. Returns the rep. */
export async function propose(
  { database: { pool }, services }: TestApp,
  { jobId, userId, state = 'proposed', score = 0.5 }: Proposed,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from rep_profiles where user_id = $1', [userId]);
  const repId = rows[0]?.id ?? '';
  await services.transaction((tx) => workOutReps(tx, [repId]));
  await pool.query(
    `insert into match_jobs (job_id, job_version, matched_at, waiting_since)
     select id, version, now(), case when $2 = 'proposed' then now() end from jobs where id = $1
     on conflict (job_id) do update set waiting_since = coalesce(match_jobs.waiting_since, excluded.waiting_since)`,
    [jobId, state],
  );
  await pool.query(
    `insert into match_proposals (job_id, rep_id, score, features, model, state, reviewed_at, made_at)
     select $1, $2, $3, '{}', number, $4, case when $4 <> 'proposed' then now() end, now() from match_models where active
     on conflict (job_id, rep_id) do update set (score, state, reviewed_at) = (excluded.score, excluded.state, excluded.reviewed_at)`,
    [jobId, repId, score, state],
  );
  return repId;
}

/** Sends pending alerts for new jobs that match, in an app without background work; matches the job first. */
export async function sendPendingAlerts(app: TestApp, jobId: string): Promise<void> {
  const { transaction } = app.services;
  await transaction((tx) => matchJob(tx, jobId));
  const { rows } = await app.database.pool.query<{ data: JobOfAlert }>(
    'delete from pgboss.job where name = $1 returning data',
    [notifyFittingTask],
  );
  for (const { data } of rows) await transaction((tx) => notifyOrSettle(tx, data.jobId));
}
