import { FileText, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import type { Dispute } from '#contract/engagements/disputes.ts';
import { openLink } from '#web/features/files/api.ts';
import { formatSize } from '#web/features/files/file-texts.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';

interface DisputeSaidProps {
  readonly dispute: Dispute;
  /** Whoever reads it is called "You". */
  readonly nameOf: (side: 'rep' | 'business') => string;
  readonly linkOf: (fileId: string) => Promise<{ readonly url: string }>;
}

/** What both sides said and showed, in order. */
export function DisputeSaid({ dispute: { statements, evidence }, nameOf, linkOf }: DisputeSaidProps) {
  const all = [
    ...statements.map((one) => ({ ...one, key: one.id, file: null })),
    ...evidence.map((file) => ({ ...file, key: file.fileId, file })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (all.length === 0) return <p className="text-ink-soft">Nobody has said anything yet.</p>;
  return (
    <ul className="grid gap-4" aria-label="What was said and shown">
      {all.map((one) => (
        <li key={one.key} className="min-w-0 border-line border-s-2 ps-4">
          <p className="text-ink-soft text-sm">
            <span className="font-semibold text-ink">{nameOf(one.by)}</span> · {formatDateTime(one.at)}
          </p>
          {one.file ? (
            <ShownFile file={one.file} linkOf={linkOf} />
          ) : (
            <p className="mt-1 whitespace-pre-line break-words leading-normal">{'text' in one ? one.text : null}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ShownFileProps extends Pick<DisputeSaidProps, 'linkOf'> {
  readonly file: Dispute['evidence'][number];
}

function ShownFile({ file: { fileId, name, contentType, byteSize }, linkOf }: ShownFileProps) {
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
          await openLink(() => linkOf(fileId)).catch((error) => failureToast('Not opened', error));
          setOpening(false);
        }}
      >
        <span className="max-w-56 truncate">{name}</span>
      </Button>
      <span className="text-ink-soft text-sm">{formatSize(byteSize)}</span>
    </p>
  );
}
