import clsx from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';

interface DropAreaProps {
  readonly disabled: boolean;
  readonly onDrop: (file: File) => void;
  readonly children: ReactNode;
}

/** A drop zone for a file. Keyboard users have the button: this adds nothing it can't do. */
export function DropArea({ disabled, onDrop, children }: DropAreaProps) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (disabled) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onDrop(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a target for the mouse beside controls that do the same
    <div
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'rounded-card border border-dashed p-4 transition-colors',
        over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
      )}
    >
      {children}
    </div>
  );
}
