import type { Attachment, AttachmentInput } from '#contract/messaging/attachments.ts';

/** A file on this device, with its bytes: stored until the message is sent, which may be after a reload. */
export interface KeptFile {
  readonly kind: 'kept-file';
  /** Generated here: one idempotency key per upload. */
  readonly key: string;
  readonly name: string;
  readonly content: Blob;
  /** The server's id, valid for a day. */
  readonly fileId?: string;
}

/** Attachments of a message that the server doesn't have yet, as shown until then. */
export type KeptAttachment = Exclude<Attachment, { kind: 'file' }> | KeptFile;

interface Sending<Sent> {
  /** The server's id of the file: the upload is looked up if it has arrived. */
  readonly upload: (file: KeptFile) => Promise<string>;
  readonly forget: (key: string) => void;
  /** Resent after a reload, it is the same message only with the same files. */
  readonly keep: (attachments: readonly KeptAttachment[]) => Promise<void>;
  readonly send: (attachments: AttachmentInput[]) => Promise<Sent>;
  /** The server deleted a file that had waited for its message too long. */
  readonly isGone: (error: unknown) => boolean;
}

/** Sends a message's attachments: files first, in order, and deleted ones once more. */
export async function sendWithFiles<Sent>(
  attachments: readonly KeptAttachment[],
  { upload, forget, keep, send, isGone }: Sending<Sent>,
): Promise<Sent> {
  const files = attachments.filter((one) => one.kind === 'kept-file');
  async function once(): Promise<Sent> {
    const arrived: KeptAttachment[] = [];
    for (const one of attachments) arrived.push(one.kind === 'kept-file' ? { ...one, fileId: await upload(one) } : one);
    if (files.length > 0) await keep(arrived);
    return send(arrived.map(inputOf));
  }
  try {
    return await once();
  } catch (error) {
    if (files.length === 0 || !isGone(error)) throw error;
    for (const { key } of files) forget(key);
    return once();
  }
}

function inputOf(one: KeptAttachment): AttachmentInput {
  switch (one.kind) {
    case 'kept-file':
      return { kind: 'file', fileId: one.fileId ?? '' };
    case 'job':
      return { kind: 'job', jobId: one.jobId };
    case 'interview':
      return { kind: 'interview', interviewId: one.interviewId };
    case 'announcement':
      return { kind: 'announcement', conversationId: one.conversationId, messageId: one.messageId };
    case 'place':
      return one;
  }
}
