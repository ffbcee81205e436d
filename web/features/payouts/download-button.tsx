import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureToast } from '#web/lib/failure-toast.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface DownloadButtonProps {
  readonly label: string;
  /** Of what, for who does not see where it stands. */
  readonly about: string;
  readonly load: () => Promise<{ readonly name: string; readonly content: BlobPart; readonly type: string }>;
}

export function DownloadButton({ label, about, load }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { name, content, type } = await load();
      saveFile(name, content, type);
    } catch (error) {
      failureToast('Not downloaded', error);
    }
    setBusy(false);
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" className="size-4" />}
      busy={busy}
      onClick={() => void download()}
    >
      {label}
      <VisuallyHidden> of {about}</VisuallyHidden>
    </Button>
  );
}
