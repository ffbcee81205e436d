import { sendUpload } from '#web/features/files/send-upload.ts';
import { unreachable } from '#web/lib/api-client.ts';
import type { KeptFile } from '../sync/kept-attachments.ts';

/** A dead connection may not report it for minutes; the server takes its time to check a file. */
const silenceMs = 60_000;

interface Watch {
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  /** The owner of the file. */
  readonly as: string;
}

/** @returns the server's id of the file */
export async function uploadMessageFile(
  { name, content }: KeptFile,
  { onProgress, signal, as }: Watch,
): Promise<string> {
  const silent = new AbortController();
  const giveUp = () => silent.abort(unreachable);
  let timer = setTimeout(giveUp, silenceMs);
  try {
    const { id } = await sendUpload(
      'message-file',
      { name, content },
      {
        onProgress(part) {
          clearTimeout(timer);
          timer = setTimeout(giveUp, silenceMs);
          onProgress(part);
        },
        signal: AbortSignal.any([signal, silent.signal]),
        as,
      },
    );
    return id;
  } finally {
    clearTimeout(timer);
  }
}
