import { z } from 'zod';
import { applicationStatuses } from './applications/options.ts';
import { id } from './fields.ts';
import { message } from './messaging/messages.ts';
import { payingSides } from './payments/options.ts';
import { legalUserTypes } from './vetting/legal.ts';

/** Events for a user: something of theirs changed, refetch it. */
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
  /** Their work changed status, by the other side or by the clock. */
  z.object({ type: z.literal('engagement.changed'), engagementId: id }),
  /** The money of one of their gigs moved, or their way to it did. */
  z.object({ type: z.literal('ledger.changed') }),
  /** A payment arrived or failed, or a subscription of that side changed. */
  z.object({ type: z.literal('billing.changed'), side: z.enum(payingSides) }),
  /** To all participants, including the sender's other screens. For a long one, or after a reconnect, the client fetches the message. */
  z.object({
    type: z.literal('message.created'),
    ...{ conversationId: id, messageId: id, change: z.int() },
    message: message.optional(),
  }),
  /** It was edited or deleted. */
  z.object({ type: z.literal('message.changed'), conversationId: id, messageId: id, change: z.int() }),
  /** A conversation is new, or changed: its participants, a block, read in another tab. */
  z.object({ type: z.literal('conversation.changed'), conversationId: id }),
  /** What has been delivered to a participant's devices, and what they have seen; null: they do not share it. */
  z.object({
    type: z.literal('conversation.seen'),
    conversationId: id,
    userId: id,
    deliveredUpTo: z.int(),
    seenUpTo: z.int().nullable(),
  }),
  /** Lasts some seconds from then on, and is never replayed. */
  z.object({ type: z.literal('conversation.typing'), conversationId: id, userId: id, at: z.iso.datetime() }),
  /** To administrators: a question to the team was asked, taken, answered or closed. */
  z.object({ type: z.literal('support.changed'), conversationId: id }),
  /** To administrators: something was reported, or decided. */
  z.object({ type: z.literal('report.changed'), reportId: id }),
  /** Their reliability, or what counts in it. */
  z.object({ type: z.literal('reliability.changed') }),
  /** The reviews of one of their gigs were published. */
  z.object({ type: z.literal('reviews.published'), engagementId: id }),
  /** To admins: a review waits for a decision, or was decided. */
  z.object({ type: z.literal('review_case.changed') }),
  /** To admins: a name waits for review, or was withdrawn or decided. */
  z.object({ type: z.literal('name_change.changed') }),
  /** To administrators: a report or appeal about a job arrived, or was decided. */
  z.object({ type: z.literal('job_case.changed'), jobId: id }),
  /** A new notification, or one read in another tab. */
  z.object({ type: z.literal('notification.changed') }),
  /** Courses were given to them, or refunded. */
  z.object({ type: z.literal('courses.changed') }),
  /** A business that accepted them added, edited or deleted a training video. */
  z.object({ type: z.literal('training.changed') }),
]);

export type LiveEvent = z.output<typeof liveEvent>;
