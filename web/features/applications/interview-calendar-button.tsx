import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { downloadCalendar } from './download-calendar.ts';

/** The agreed interview for one's own calendar. Both sides have it. */
export function InterviewCalendarButton({ applicationId }: { readonly applicationId: string }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await downloadCalendar(applicationId);
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
