import { interviewsApi } from '#contract/applications/interviews.ts';
import { call } from '#web/lib/api-client.ts';
import { CalendarButton } from '../calendar-button.tsx';

/** Adds the agreed interview to the user's calendar. Shown to both the rep and the business. */
export function InterviewCalendarButton({ applicationId }: { readonly applicationId: string }) {
  return (
    <CalendarButton fileName="interview.ics" load={() => call(interviewsApi.calendar, { params: { applicationId } })} />
  );
}
