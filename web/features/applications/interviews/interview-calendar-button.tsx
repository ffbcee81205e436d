import { interviewsApi } from '#contract/applications/interviews.ts';
import { call } from '#web/lib/api-client.ts';
import { CalendarButton } from '../calendar-button.tsx';

/** The agreed interview for one's own calendar. Both sides have it. */
export function InterviewCalendarButton({ applicationId }: { readonly applicationId: string }) {
  return (
    <CalendarButton fileName="interview.ics" load={() => call(interviewsApi.calendar, { params: { applicationId } })} />
  );
}
