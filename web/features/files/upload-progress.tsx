import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

interface UploadProgressProps {
  readonly name: string;
  /** 0 to 1. */
  readonly part: number;
  readonly onCancel: () => void;
}

/** Takes the focus from the control that started it, so that cancelling is one key away. */
export function UploadProgress({ name, part, onCancel }: UploadProgressProps) {
  const cancel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) cancel.current?.querySelector('button')?.focus();
  }, []);
  const percent = Math.floor(part * 100);
  const checking = part >= 1;
  return (
    <div ref={cancel} className="grid gap-2">
      <p className="flex min-w-0 items-baseline justify-between gap-3 text-sm">
        <span className="truncate font-medium">{name}</span>
        <span className="figures shrink-0 text-ink-soft">{checking ? 'Checking…' : `${percent}%`}</span>
      </p>
      <progress
        aria-label={`Uploading ${name}`}
        // Without a value it is indeterminate: how long checking takes is unknown.
        {...(checking ? {} : { value: percent })}
        max={100}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line accent-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand indeterminate:animate-pulse indeterminate:bg-brand [&:indeterminate::-webkit-progress-bar]:bg-brand"
      />
      <div>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Cancel upload
        </Button>
      </div>
    </div>
  );
}
