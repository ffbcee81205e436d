import { gigsApi } from '#contract/applications/gigs.ts';
import { call } from '#web/lib/api-client.ts';
import { CalendarButton } from '../calendar-button.tsx';

/** The days of the work for one's own calendar. Both sides have it. */
export function GigCalendarButton({ applicationId }: { readonly applicationId: string }) {
  return <CalendarButton fileName="gig.ics" load={() => call(gigsApi.calendar, { params: { applicationId } })} />;
}
