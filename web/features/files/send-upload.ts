import { type FileDescription, filesApi } from '#contract/files/files.ts';
import type { FilePurpose } from '#contract/files/purposes.ts';
import { ApiError, onlyLooking, refuseOther, unreachable } from '#web/lib/api-client.ts';
import { readProblem } from '#web/lib/problem.ts';
import { accessToken } from '#web/lib/session-store.ts';
import { viewing } from '#web/lib/viewing.ts';

export interface Outgoing {
  readonly name: string;
  readonly content: Blob;
}

interface Watch {
  /** The share uploaded, 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  /** The id of the only user on whose behalf it may be sent: another one may have signed in since. */
  readonly as?: string;
}

interface UploadTools {
  /** Null: signed out. Throws when there is no connection to renew it. */
  readonly token: () => Promise<string | null>;
  readonly open: () => XMLHttpRequest;
}

const cutOff = new ApiError({
  title: 'Upload failed',
  detail: 'You lost your connection. Your file is still selected, so try again.',
  status: unreachable.status,
  code: unreachable.code,
});

export const createSendUpload =
  ({ token, open }: UploadTools) =>
  async (purpose: FilePurpose, file: Outgoing, watch: Watch): Promise<FileDescription> => {
    if (viewing()) throw onlyLooking;
    const given = await token().catch(() => {
      throw cutOff;
    });
    refuseOther(given, watch.as);
    watch.signal.throwIfAborted();
    const request = open();
    request.open(
      'POST',
      `${filesApi.upload.path.replace(':purpose', purpose)}?${new URLSearchParams({ name: file.name })}`,
    );
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    if (given) request.setRequestHeader('authorization', `Bearer ${given}`);
    request.upload.onprogress = ({ loaded, total }) => watch.onProgress(total > 0 ? loaded / total : 0);
    const abort = () => request.abort();
    watch.signal.addEventListener('abort', abort);
    try {
      await new Promise<void>((resolve, reject) => {
        request.onload = () => resolve();
        request.onerror = () => reject(cutOff);
        request.onabort = () => reject(watch.signal.reason);
        // Without its own type, so that the header above applies.
        request.send(new Blob([file.content]));
      });
    } finally {
      watch.signal.removeEventListener('abort', abort);
    }
    return answerOf(request);
  };

/** Uploads a file. By XMLHttpRequest: fetch doesn't report upload progress. Throws an ApiError, or the abort reason. */
export const sendUpload = createSendUpload({ token: accessToken, open: () => new XMLHttpRequest() });

function answerOf({ status, responseText }: XMLHttpRequest): FileDescription {
  const answer = parsed(responseText);
  // The server wrote the answer by the same schema.
  if (status === 201 && answer !== null) return answer as FileDescription;
  const failed = { title: 'Upload failed', detail: 'Please try again in a moment.', status, code: 'service.failed' };
  throw new ApiError(readProblem(answer) ?? failed);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
