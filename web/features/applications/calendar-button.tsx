import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { failureToast } from '#web/lib/failure-toast.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';

interface CalendarButtonProps {
  readonly fileName: string;
  readonly load: () => Promise<string>;
}

/** Appointments for one's own calendar. */
export function CalendarButton({ fileName, load }: CalendarButtonProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      // Asked for as the signed-in person, so no plain link can.
      saveFile(fileName, await load(), 'text/calendar');
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
