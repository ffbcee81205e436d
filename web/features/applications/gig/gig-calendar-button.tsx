import { gigsApi } from '#contract/applications/gigs.ts';
import { call } from '#web/lib/api-client.ts';
import { CalendarButton } from '../calendar-button.tsx';

/** Adds the days of a gig to the user's calendar. Shown to both the rep and the business. */
export function GigCalendarButton({ applicationId }: { readonly applicationId: string }) {
  return <CalendarButton fileName="gig.ics" load={() => call(gigsApi.calendar, { params: { applicationId } })} />;
}
