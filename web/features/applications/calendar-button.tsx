import { CalendarPlus } from 'lucide-react';
import { DownloadButton } from '#web/lib/download-button.tsx';

interface CalendarButtonProps {
  readonly fileName: string;
  readonly load: () => Promise<string>;
}

/** Adds appointments to the user's calendar. */
export function CalendarButton({ fileName, load }: CalendarButtonProps) {
  return (
    <DownloadButton
      load={async () => ({ name: fileName, content: await load(), type: 'text/calendar' })}
      icon={<CalendarPlus aria-hidden="true" className="size-4" />}
    >
      Add to calendar
    </DownloadButton>
  );
}
