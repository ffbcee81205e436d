import { interviewsApi } from '#contract/applications/interviews.ts';
import { saveFile } from '#web/features/settings/save-file.ts';
import { call } from '#web/lib/api-client.ts';

/** Saves the interview that was agreed as a file that calendars open. Asked for as the signed-in person, so no plain link can. */
export async function downloadCalendar(applicationId: string): Promise<void> {
  const text = await call(interviewsApi.calendar, { params: { applicationId } });
  saveFile('interview.ics', text, 'text/calendar');
}
