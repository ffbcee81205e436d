import { closesSoon } from '#domain/closing-day.ts';
import { type Scheduled, workingDays } from '#domain/job-schedule.ts';
import type { TermsRefusal } from '#domain/terms-refusal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findLocation } from '../../catalogue/queries.ts';

/** Throws what the domain has against the terms, with the word beside the field. */
export function insistOn(refusal: TermsRefusal | null): void {
  if (!refusal) return;
  const { code, field, message } = refusal;
  throw new Refusal(code, { fields: [{ field, message }] });
}

/** The province of a location that somebody chose. Refusal: location.unknown. */
export async function provinceOf(db: Db, locationId: string): Promise<string> {
  const location = await findLocation(db, locationId);
  if (location) return location.province;
  throw new Refusal('location.unknown', {
    fields: [{ field: 'locationId', message: 'Choose a location from the list.' }],
  });
}

/** What the days of a job are found by. */
export function dayColumns(job: Scheduled) {
  const days = workingDays(job);
  return { workingDays: days.length === 0 ? null : [...days] };
}

/** The columns of a new last day to apply. Whoever chooses one that is near needs no reminder. */
export function closingColumns(closesOn: string, today: string) {
  return { closesOn, closingToldFor: closesSoon(closesOn, today) ? closesOn : null };
}
