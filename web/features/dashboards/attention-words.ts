import type { Attention } from '#contract/dashboards/dashboards.ts';
import { ownJobAddress, teamAddress } from '#contract/site/portal-addresses.ts';
import { dayInSouthAfrica, daysBetween } from '#domain/shared/calendar-day.ts';
import { boardAddress } from '#web/features/applications/board/board-address.ts';
import { plural } from '#web/lib/format.ts';
import { formatDate, formatTime, formatUntil } from '#web/lib/format-time.ts';

interface AttentionWords {
  readonly title: string;
  readonly note: string;
  readonly to: string;
}

/** Texts for a task that waits for the business, with its link. */
export function attentionWords(one: Attention, now: Date): AttentionWords {
  const job = ownJobAddress(one.jobId);
  switch (one.kind) {
    case 'interview':
      return {
        title:
          new Date(one.at) <= now
            ? `Interview with ${one.repName}: on now, since ${formatTime(one.at)}`
            : `Interview with ${one.repName} today at ${formatTime(one.at)}`,
        note: `${one.jobTitle} · ${plural(one.minutes, 'minute')}`,
        to: `${job}${boardAddress({ show: 'interview', applicant: one.applicationId })}`,
      };
    case 'funding':
      return {
        title: `Pay for ${plural(one.reps, 'rep')} by ${formatUntil(one.dueAt, now)}`,
        note: `${one.jobTitle} · booked once you’ve paid`,
        to: teamAddress(),
      };
    case 'hand_in':
      return {
        title: `Approve ${one.repName}’s hours by ${formatUntil(one.dueAt, now)}`,
        note: `${one.jobTitle} · approved automatically after that`,
        to: teamAddress({ show: 'hand-ins' }),
      };
    case 'declined':
      return {
        title: `None of your times suit ${one.repName}`,
        note: one.answer ? `${one.jobTitle} · “${one.answer}”` : one.jobTitle,
        to: `${job}${boardAddress({ show: 'interview', applicant: one.applicationId })}`,
      };
    case 'waiting':
      return {
        title: `${plural(one.applicants, 'applicant')} waiting since ${dayBefore(one.since, now)}`,
        note: one.jobTitle,
        to: `${job}${boardAddress({ show: 'pending' })}`,
      };
    case 'closing':
      return {
        title: `Applications close ${dayAhead(one.closesOn, now)}`,
        note: one.pending > 0 ? `${one.jobTitle} · ${plural(one.pending, 'applicant')} waiting` : one.jobTitle,
        to: job,
      };
  }
}

const weekdayOf = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-ZA', { weekday: 'long', timeZone: 'UTC' });

/** When something began: `09:15 today`, `yesterday`, `Tuesday`, and after a week the date. */
function dayBefore(moment: string, now: Date): string {
  const day = dayInSouthAfrica(new Date(moment));
  const days = daysBetween(day, dayInSouthAfrica(now));
  if (days <= 0) return `${formatTime(moment)} today`;
  if (days === 1) return 'yesterday';
  return days < 7 ? weekdayOf(day) : formatDate(moment);
}

/** A day within the week: `today`, `tomorrow`, `on Friday`. */
function dayAhead(day: string, now: Date): string {
  const days = daysBetween(dayInSouthAfrica(now), day);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${weekdayOf(day)}`;
}
