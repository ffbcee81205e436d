import { FileText, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { openLink } from '#web/features/files/api.ts';
import { formatSize } from '#web/features/files/file-texts.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';

export type LinkOfFile = (fileId: string) => Promise<{ readonly url: string }>;

interface ShownFileProps {
  readonly file: {
    readonly fileId: string;
    readonly name: string;
    readonly contentType: string;
    readonly byteSize: number;
  };
  readonly linkOf: LinkOfFile;
}

/** A file shown by one of the parties: opened through a URL that is valid for minutes. */
export function ShownFile({ file: { fileId, name, contentType, byteSize }, linkOf }: ShownFileProps) {
  const [opening, setOpening] = useState(false);
  const Icon = contentType.startsWith('image/') ? ImageIcon : FileText;
  return (
    <p className="mt-1.5 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="small"
        busy={opening}
        icon={<Icon aria-hidden="true" className="size-4" />}
        onClick={async () => {
          setOpening(true);
          await openLink(() => linkOf(fileId)).catch((error) => failureToast('We couldn’t open the file', error));
          setOpening(false);
        }}
      >
        <span className="max-w-56 truncate">{name}</span>
      </Button>
      <span className="text-ink-soft text-sm">{formatSize(byteSize)}</span>
    </p>
  );
}
