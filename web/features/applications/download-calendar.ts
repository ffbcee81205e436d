import { interviewsApi } from '#contract/applications/interviews.ts';
import { call } from '#web/lib/api-client.ts';
import { saveFile } from '../settings/save-file.ts';

/** Saves the interview that was agreed as a file that calendars open. Asked for as the signed-in person, so no plain link can. */
export async function downloadCalendar(applicationId: string): Promise<void> {
  const text = await call(interviewsApi.calendar, { params: { applicationId } });
  saveFile('interview.ics', text, 'text/calendar');
}
