import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { failureToast } from './failure-toast.ts';
import { type SavedFile, saveFile } from './save-file.ts';

interface DownloadButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  /** Fetches it as the signed-in user, which a plain link can't. */
  readonly load: () => Promise<SavedFile>;
  /** The title of the toast on failure. */
  readonly failed?: string;
}

export function DownloadButton({ load, failed = 'We couldn’t download the file', ...button }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(await load());
    } catch (error) {
      failureToast(failed, error);
    }
    setBusy(false);
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" className="size-4" />}
      {...button}
      busy={busy}
      onClick={() => void download()}
    />
  );
}
