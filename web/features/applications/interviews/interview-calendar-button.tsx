import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { call } from '#web/lib/api-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';

/** The agreed interview for one's own calendar. Both sides have it. */
export function InterviewCalendarButton({ applicationId }: { readonly applicationId: string }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      // Asked for as the signed-in person, so no plain link can.
      const text = await call(interviewsApi.calendar, { params: { applicationId } });
      saveFile('interview.ics', text, 'text/calendar');
    } catch (error) {
      failureToast('Not downloaded', error);
    }
    setBusy(false);
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<CalendarPlus aria-hidden="true" className="size-4" />}
      busy={busy}
      onClick={() => void download()}
    >
      Add to calendar
    </Button>
  );
}
