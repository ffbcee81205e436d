import { useEffect, useRef, useState } from 'react';
import type { FileDescription } from '#contract/files/files.ts';
import { type FilePurpose, refuseChosenFile } from '#contract/files/purposes.ts';
import { fileRefusals } from '#contract/files/refusals.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { useNoteFile } from './api.ts';
import { type Outgoing, sendUpload } from './send-upload.ts';

export type UploadState =
  | { readonly phase: 'idle' }
  /** `part`: 0 to 1; at 1 everything is uploaded, and the server is checking it. */
  | { readonly phase: 'sending'; readonly name: string; readonly part: number }
  /** `again`: retrying the same file may succeed. */
  | { readonly phase: 'failed'; readonly name: string; readonly message: string; readonly again: (() => void) | null };

interface UploadSettings {
  readonly purpose: FilePurpose;
  /** The toast of a success. */
  readonly success: { readonly title: string; readonly description: string };
  readonly onUploaded?: ((file: FileDescription) => void) | undefined;
}

/** One upload at a time: its progress, its result, and a retry without choosing the file again. */
export function useUpload({ purpose, success, onUploaded }: UploadSettings) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const note = useNoteFile();
  useEffect(() => () => running.current?.abort(), []);

  function fail(name: string, title: string, message: string, again: (() => void) | null) {
    // Shown beside the file, where it stays: a toast would disappear.
    setState({ phase: 'failed', name, message: `${title}. ${message}`, again });
  }

  /** Rejects by name and size before reading the file: shows the reason and returns false. */
  function check(file: File): boolean {
    const code = refuseChosenFile(purpose, file);
    if (code) fail(file.name, fileRefusals[code].title, fileRefusals[code].detail, null);
    return code === null;
  }

  async function send(file: Outgoing): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const { name } = file;
    setState({ phase: 'sending', name, part: 0 });
    try {
      const onProgress = (part: number) => {
        if (!signal.aborted) setState({ phase: 'sending', name, part });
      };
      const stored = await sendUpload(purpose, file, { onProgress, signal });
      if (signal.aborted) return;
      note(stored);
      setState({ phase: 'idle' });
      toast(success);
      onUploaded?.(stored);
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof ApiError ? error : null;
      // The server's findings about the file would be the same next time.
      const mayHelp = known === null || ![413, 415, 422].includes(known.status);
      const title = mayHelp ? 'Upload failed' : (known?.title ?? 'Upload failed');
      fail(name, title, known?.message ?? 'Please try again.', mayHelp ? () => void send(file) : null);
    }
  }

  return {
    state,
    check,
    send: (file: Outgoing) => void send(file),
    cancel: () => {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
    reset: () => setState({ phase: 'idle' }),
    /** A defect that shows only when the file is opened. */
    refuse: (name: string, code: keyof typeof fileRefusals) =>
      fail(name, fileRefusals[code].title, fileRefusals[code].detail, null),
  };
}
