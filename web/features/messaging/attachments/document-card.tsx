import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { openLink } from '#web/features/files/api.ts';
import { formatSize } from '#web/features/files/file-texts.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AttachmentCard } from './card.tsx';
import type { MessageFile, OfMessage, Viewer } from './message-file.ts';

interface DocumentCardProps {
  readonly message: OfMessage;
  readonly file: MessageFile;
  readonly viewer: Viewer;
}

/** A PDF: its name, its size, and a link. */
export function DocumentCard({ message, file, viewer }: DocumentCardProps) {
  const [opening, setOpening] = useState(false);
  async function open() {
    setOpening(true);
    await openLink(() => viewer.linkOf(message, file)).catch((error: Error) =>
      failureToast('We couldn’t open the file', error),
    );
    setOpening(false);
  }
  return (
    <AttachmentCard
      icon={<FileText className="size-5" />}
      title={
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1">{file.name}</span>
          <IconButton
            label={`Open ${file.name}`}
            icon={<Download aria-hidden="true" className="size-5" />}
            aria-busy={opening || undefined}
            onClick={() => void open()}
            className="size-9!"
          />
        </span>
      }
    >
      <p className="figures text-ink-soft">PDF · {formatSize(file.byteSize)}</p>
    </AttachmentCard>
  );
}
