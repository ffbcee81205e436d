import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { KeptAttachment, KeptFile } from '../sync/kept-attachments.ts';
import type { UploadState } from '../sync/uploads.ts';
import { useMailroom } from '../use-mailroom.ts';
import { AttachmentFace, nameOfKept } from './attachment-face.tsx';

interface TrayListProps {
  readonly items: readonly KeptAttachment[];
  readonly onRemove: (one: KeptAttachment) => void;
}

const keyOf = (one: KeptAttachment) => (one.kind === 'kept-file' ? one.key : JSON.stringify(one));

/** Above the box: attachments of the message being written. */
export function TrayList({ items, onRemove }: TrayListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Attached" className="mb-2 grid max-h-[30dvh] gap-1.5 overflow-y-auto">
      {items.map((one) => (
        <li key={keyOf(one)} className="rounded-control border border-line bg-sunken py-1.5 ps-2 pe-1">
          <div className="flex items-center gap-1">
            <AttachmentFace one={one} />
            <IconButton
              label={`Remove ${nameOfKept(one)}`}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={() => onRemove(one)}
              className="size-9!"
            />
          </div>
          {one.kind === 'kept-file' ? <UploadLine file={one} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The upload progress of a file, or why it failed; renders nothing once uploaded. */
function UploadLine({ file }: { readonly file: KeptFile }) {
  const { uploads } = useMailroom();
  const state = useUploadState(file.key);
  if (state?.phase === 'failed')
    return (
      <p role="alert" className="mt-1 flex flex-wrap items-center gap-x-2 text-danger text-sm">
        <span className="min-w-0 flex-1 basis-40">{state.message}</span>
        {state.final ? null : (
          <Button variant="secondary" size="small" onClick={() => void uploads.start(file).catch(() => undefined)}>
            Try again
          </Button>
        )}
      </p>
    );
  return <UploadProgress file={file} />;
}

/** The upload progress of a file; renders nothing unless in progress. */
export function UploadProgress({ file }: { readonly file: KeptFile }) {
  const state = useUploadState(file.key);
  if (state?.phase !== 'sending') return null;
  const percent = Math.floor(state.part * 100);
  return (
    <span className="mt-1 flex items-center gap-2 text-ink-soft text-xs">
      <progress
        aria-label={`Uploading ${file.name}`}
        {...(percent < 100 ? { value: percent } : {})}
        max={100}
        className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line accent-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand indeterminate:animate-pulse indeterminate:bg-brand [&:indeterminate::-webkit-progress-bar]:bg-brand"
      />
      <span className="figures shrink-0">{percent < 100 ? `${percent}%` : 'Checking…'}</span>
    </span>
  );
}

/** The result for a file; null while it waits for its turn or the network. */
function useUploadState(key: string): UploadState | null {
  const { uploads } = useMailroom();
  return useSyncExternalStore(uploads.watch, () => uploads.stateOf(key));
}
