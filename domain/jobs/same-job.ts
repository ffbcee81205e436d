import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { isSameSchedule } from './job-schedule.ts';

/** The identity of a business's jobs: what is done where, for how much, and when. */
export interface Offer {
  readonly title: string;
  readonly locationId: string;
  readonly locationAddress: string | null;
  readonly compensationCents: number;
  readonly hourlyRateCents: number | null;
  readonly startDate: string | null;
  readonly duration: string | null;
  readonly schedule: JobSchedule | null;
}

type Work = Pick<Offer, 'locationId' | 'locationAddress' | 'startDate' | 'schedule'>;

/** Whether the work of both is done at the same place and time. */
export function isSameWork(one: Work, other: Work): boolean {
  return (
    one.locationId === other.locationId &&
    plain(one.locationAddress ?? '') === plain(other.locationAddress ?? '') &&
    one.startDate === other.startDate &&
    isSameSchedule(one.schedule, other.schedule)
  );
}

/** Whether they are the same but for capitals, spaces and marks. */
export function isSameJob(one: Offer, other: Offer): boolean {
  return (
    plain(one.title) === plain(other.title) &&
    one.compensationCents === other.compensationCents &&
    one.hourlyRateCents === other.hourlyRateCents &&
    one.duration === other.duration &&
    isSameWork(one, other)
  );
}

/** Its letters and digits; a text without any is unchanged. */
function plain(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase();
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, '') || folded.trim();
}
