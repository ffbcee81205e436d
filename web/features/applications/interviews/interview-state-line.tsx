import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react';
import type { Interview, InterviewStatus } from '#contract/applications/interview.ts';
import { plural } from '#web/lib/format.ts';
import { formatInterviewStart, hasPassed, zone } from './interview-times.ts';

const icons: Record<InterviewStatus, typeof CalendarCheck> = {
  proposed: CalendarClock,
  accepted: CalendarCheck,
  declined: CalendarX,
  cancelled: CalendarX,
  replaced: CalendarClock,
};

/** The status of an interview, for the business, on one line. */
function interviewState(interview: Interview): string {
  const { status, times, acceptedTime } = interview;
  if (status === 'accepted' && acceptedTime) return `${formatInterviewStart(acceptedTime)} ${zone}`;
  if (status === 'declined') return 'None of the times work';
  if (status === 'cancelled') return 'Cancelled by you';
  if (times.every((time) => hasPassed(time))) return 'Not answered in time';
  return `${plural(times.length, 'time')} proposed, no answer yet`;
}

export function InterviewStateLine({ interview }: { readonly interview: Interview }) {
  const Icon = icons[interview.status];
  return (
    <p className="flex items-start gap-1.5 text-sm leading-5">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="sr-only">Interview: </span>
        {interviewState(interview)}
      </span>
    </p>
  );
}
