import { addDays, dayInSouthAfrica, daysBetween } from '#domain/shared/calendar-day.ts';
import type { jobViewCounts, jobViews } from '#server/features/jobs/tables.ts';
import type { DemoHiring } from './demo-hiring.ts';

interface DemoViews {
  readonly views: (typeof jobViews.$inferInsert)[];
  readonly counts: (typeof jobViewCounts.$inferInsert)[];
}

/** Views of each job: by its applicants, and by some who did not apply, more of them the longer it was up. */
export function demoViews(
  today: number,
  { repProfiles }: { readonly repProfiles: readonly { readonly id: string }[] },
  hiring: DemoHiring,
): DemoViews {
  const applicationsOf = Map.groupBy(hiring.applications, ({ jobId }) => jobId);
  const until = dayInSouthAfrica(new Date(today - 1));
  const views = hiring.jobs.flatMap(({ id: jobId, createdAt, closedAt }, turn) => {
    const posted = dayInSouthAfrica(createdAt ?? new Date(today));
    const days = daysBetween(posted, closedAt ? dayInSouthAfrica(closedAt) : until) + 1;
    const applied = (applicationsOf.get(jobId) ?? []).map(({ repId, appliedAt }) => ({
      jobId,
      repId,
      viewedOn: dayInSouthAfrica(appliedAt ?? new Date(today)),
    }));
    const looking = repProfiles.filter(({ id }) => applied.every(({ repId }) => repId !== id));
    const onlyLooked = looking
      .filter((_, position) => (position * 7 + turn * 5) % 31 < Math.min(3 + (turn % 4) + days / 2, 20))
      .map(({ id: repId }, position) => ({
        jobId,
        repId,
        viewedOn: addDays(posted, (position * 3) % Math.max(1, days)),
      }));
    return [...applied, ...onlyLooked];
  });
  const counts = [...Map.groupBy(views, ({ jobId }) => jobId)].map(([jobId, of]) => ({ jobId, reps: of.length }));
  return { views, counts };
}
