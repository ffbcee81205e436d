import { ExternalLink, FileText, ImageIcon, Lock, Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FileDescription } from '#contract/files/files.ts';
import { rulesOf } from '#contract/files/purposes.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { openFile } from './api.ts';
import { formatSize } from './file-texts.ts';
import { RemoveFile } from './remove-file.tsx';

interface CurrentFileProps {
  readonly file: FileDescription;
  readonly label: string;
  readonly disabled: boolean;
  /** The controls that replace it. */
  readonly children: ReactNode;
  /** After removal: the focus needs a new place. */
  readonly onRemoved: () => void;
}

export function CurrentFile({ file, label, disabled, children, onRemoved }: CurrentFileProps) {
  const [opening, setOpening] = useState(false);
  const { kind, sealed } = rulesOf(file.purpose);
  const Icon = kind === 'video' ? Video : kind === 'photo' ? ImageIcon : FileText;
  const length = file.durationMs === null ? '' : ` · ${Math.round(file.durationMs / 1000)} s`;

  async function open() {
    setOpening(true);
    try {
      await openFile(file.id);
    } catch (error) {
      const description = error instanceof ApiError ? error.message : 'Please try again in a moment.';
      toast({ title: 'We couldn’t open the file', description, variant: 'destructive' });
    } finally {
      setOpening(false);
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex min-w-0 items-center gap-3">
        <span className="grid size-11 shrink-0 place-content-center rounded-control bg-brand-soft text-on-brand-soft">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{file.name}</p>
          <p className="text-ink-soft text-sm">
            {formatSize(file.byteSize)}
            {length} · {formatDate(file.uploadedAt)}
          </p>
        </div>
      </div>
      {sealed ? (
        <p className="flex items-start gap-1.5 text-ink-soft text-sm leading-snug">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Stored encrypted. Only the team members who check documents can open it.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {sealed ? null : (
          <Button
            variant="secondary"
            size="small"
            busy={opening}
            onClick={() => void open()}
            aria-label={`Open ${file.name}`}
            icon={<ExternalLink aria-hidden="true" className="size-4" />}
          >
            Open
          </Button>
        )}
        {children}
        <RemoveFile file={file} label={label} disabled={disabled} onRemoved={onRemoved} />
      </div>
    </div>
  );
}
