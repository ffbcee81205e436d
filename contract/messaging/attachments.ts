import { z } from 'zod';
import { interviewStatuses } from '../applications/interview.ts';
import { id, line, timestamp } from '../fields.ts';
import { mostAttachments } from './options.ts';

const degrees = (most: number) => z.number().min(-most).max(most);

/** Shown below the words of a message. */
export const attachment = z.discriminatedUnion('kind', [
  /** Opened by an address that the message gives for it. */
  z.object({ kind: z.literal('file'), fileId: id, name: z.string(), contentType: z.string(), byteSize: z.int() }),
  /** Open: reps find it. For others, the title stays, and only its business can open it. */
  z.object({ kind: z.literal('job'), jobId: id, title: z.string(), open: z.boolean() }),
  /** Its current status. */
  z.object({
    kind: z.literal('interview'),
    applicationId: id,
    /** The job of the application; null once that is gone. */
    jobId: id.nullable(),
    interviewId: id,
    times: z.array(timestamp),
    minutes: z.int(),
    status: z.enum(interviewStatuses),
    acceptedTime: timestamp.nullable(),
  }),
  z.object({
    kind: z.literal('place'),
    label: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  /** The announcement that this message answers in private. */
  z.object({ kind: z.literal('announcement'), conversationId: id, messageId: id, text: z.string() }),
]);

export type Attachment = z.output<typeof attachment>;

/** A client's input for one: the server knows the rest. */
export const attachmentInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('announcement'), conversationId: id, messageId: id }),
  /** Uploaded by the sender as a `message-file`, and part of no other message. */
  z.strictObject({ kind: z.literal('file'), fileId: id }),
  z.strictObject({ kind: z.literal('job'), jobId: id }),
  z.strictObject({ kind: z.literal('interview'), interviewId: id }),
  z
    .strictObject({
      kind: z.literal('place'),
      label: line('A place', 120),
      latitude: degrees(90).nullish(),
      longitude: degrees(180).nullish(),
    })
    .refine(({ latitude, longitude }) => ((latitude ?? null) === null) === ((longitude ?? null) === null), {
      path: ['latitude'],
      message: 'Give both coordinates, or neither.',
    }),
]);

export type AttachmentInput = z.output<typeof attachmentInput>;

/** The identity of an attachment. Null: a quotation, which is left out once it is gone. */
function keyOf(one: Attachment | AttachmentInput): string | null {
  switch (one.kind) {
    case 'file':
      return one.fileId;
    case 'job':
      return one.jobId;
    case 'interview':
      return one.interviewId;
    case 'place':
      return JSON.stringify([one.label, one.latitude ?? null, one.longitude ?? null]);
    case 'announcement':
      return null;
  }
}

const keysOf = (some: readonly (Attachment | AttachmentInput)[]) =>
  some.map(keyOf).filter((key): key is string => key !== null);

/** Whether these are a message's attachments. */
export const areAttached = (some: readonly AttachmentInput[], attached: readonly Attachment[]): boolean =>
  JSON.stringify(keysOf(some)) === JSON.stringify(keysOf(attached));

/** Whether a message with these needs no words. A quotation alone is not enough. */
export const hasAttachments = (some: readonly AttachmentInput[]): boolean => keysOf(some).length > 0;

export const attachmentInputs = z
  .array(attachmentInput)
  .max(mostAttachments, `A message can have at most ${mostAttachments} attachments.`)
  .refine((some) => new Set(keysOf(some)).size === keysOf(some).length, 'Attach each item once.');
