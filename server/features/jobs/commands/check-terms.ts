import type { AskedCourses } from '#contract/jobs/asked-courses.ts';
import { closesSoon } from '#domain/jobs/closing-day.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import type { TermsRefusal } from '#domain/jobs/terms-refusal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { describeFault } from '#texts/jobs/terms.ts';
import { findLocation } from '../../catalogue/queries.ts';
import { findOfferedAmong } from '../../courses/queries/list-askable.ts';

/** Throws the domain's refusal of the terms, with the message on its field. */
export function insistOn(refusal: TermsRefusal | null): void {
  if (!refusal) return;
  const { code, field, fault } = refusal;
  throw new Refusal(code, { fields: [{ field, message: describeFault(fault) }] });
}

/** The province of a chosen location. */
export async function provinceOf(db: Db, locationId: string): Promise<string> {
  const location = await findLocation(db, locationId);
  if (location) return location.province;
  throw new Refusal('location.unknown', {
    fields: [{ field: 'locationId', message: 'Choose a location from the list.' }],
  });
}

/** Refuses required courses that aren't offered today, unless the job required them before. */
export async function insistOnCourses(db: Db, asked: AskedCourses | null, former: AskedCourses | null): Promise<void> {
  const added = asked?.courseIds.filter((id) => !former?.courseIds.includes(id)) ?? [];
  if (added.length === 0) return;
  const offered = await findOfferedAmong(db, added);
  if (added.every((id) => offered.has(id))) return;
  throw new Refusal('job.course_unknown', {
    fields: [{ field: 'asksCourses.courseIds', message: 'One of these courses is no longer available. Choose again.' }],
  });
}

/** The column by which a job is found by day. */
export function dayColumns(job: Scheduled) {
  const days = workingDays(job);
  return { workingDays: days.length === 0 ? null : [...days] };
}

/** The columns of a new last day to apply. A business that chooses a near one needs no reminder. */
export function closingColumns(closesOn: string, today: string) {
  return { closesOn, closingNotifiedFor: closesSoon(closesOn, today) ? closesOn : null };
}
