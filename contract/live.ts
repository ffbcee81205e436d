import { z } from 'zod';
import { applicationStatuses } from './applications/options.ts';
import { id } from './fields.ts';
import { message } from './messaging/messages.ts';
import { payingSides } from './payments/options.ts';
import { legalUserTypes } from './vetting/legal.ts';

/** The address of the stream of server-sent events for the signed-in user. */
export const livePath = '/api/live';

/** The same for administrators, who have sessions of their own. */
export const adminLivePath = '/api/admin/live';

/**
 * Whoever begins to listen is first told of the last so many milliseconds. What a page shows was read before its stream
 * was there, and what happened in between nobody would tell it.
 */
export const retoldMs = 30_000;

/** What the stream tells a user: something of theirs changed, go and read it. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('application.changed'),
    applicationId: id,
    jobId: id,
    status: z.enum(applicationStatuses),
  }),
  /** To administrators. */
  z.object({ type: z.literal('case.changed'), vettingId: id }),
  /** To administrators. */
  z.object({ type: z.literal('dispute.changed'), engagementId: id }),
  z.object({ type: z.literal('payout.changed'), payoutId: id }),
  z.object({ type: z.literal('job.changed'), jobId: id }),
  z.object({ type: z.literal('legal.changed'), userType: z.enum(legalUserTypes) }),
  /** Work of theirs was moved on by the other side, or by the clock. */
  z.object({ type: z.literal('engagement.changed'), engagementId: id }),
  /** Money of a gig of theirs moved, or their way to it did. */
  z.object({ type: z.literal('ledger.changed') }),
  /** A payment came in or failed, or a subscription of that side became another. */
  z.object({ type: z.literal('billing.changed'), side: z.enum(payingSides) }),
  /** To all who take part, the sender's other screens too. Who hears of it later, or of a long one, asks for the message. */
  z.object({
    type: z.literal('message.created'),
    ...{ conversationId: id, messageId: id, change: z.int() },
    message: message.optional(),
  }),
  /** It was edited or deleted. */
  z.object({ type: z.literal('message.changed'), conversationId: id, messageId: id, change: z.int() }),
  /** A conversation is new, or stands otherwise: who takes part, blocked, read in another tab. */
  z.object({ type: z.literal('conversation.changed'), conversationId: id }),
  /** What the devices of one of them have, and what they have seen of it; null: they do not show it. */
  z.object({
    type: z.literal('conversation.seen'),
    conversationId: id,
    userId: id,
    deliveredUpTo: z.int(),
    seenUpTo: z.int().nullable(),
  }),
  /** For some seconds from then on, and never told again. */
  z.object({ type: z.literal('conversation.typing'), conversationId: id, userId: id, at: z.iso.datetime() }),
  /** To administrators: a question to the team was asked, taken, answered or closed. */
  z.object({ type: z.literal('support.changed'), conversationId: id }),
  /** To administrators: something was reported, or decided. */
  z.object({ type: z.literal('report.changed'), reportId: id }),
  /** To admins: a name waits for review, or was withdrawn or decided. */
  z.object({ type: z.literal('name_change.changed') }),
  /** To administrators: something came in about a job, or was decided. */
  z.object({ type: z.literal('job_case.changed'), jobId: id }),
  /** Something was told, or read in another tab. */
  z.object({ type: z.literal('notification.changed') }),
  /** Courses were given to them, or went back. */
  z.object({ type: z.literal('courses.changed') }),
  /** A business that accepted them added, edited or took away a training video. */
  z.object({ type: z.literal('training.changed') }),
]);

export type LiveEvent = z.output<typeof liveEvent>;
