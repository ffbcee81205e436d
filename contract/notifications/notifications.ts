import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { deadlineKinds, milestoneStatuses, movers, termsEvents } from '../engagements/options.ts';
import { id, timestamp } from '../fields.ts';
import { askedCourses } from '../jobs/asked-courses.ts';
import { conversationKinds } from '../messaging/options.ts';
import { pageOf, pageQuery } from '../paging.ts';
import type { PayoutStatus } from '../payouts/options.ts';
import { nameParts } from '../profiles/name-review.ts';
import { emptyPlaceChoices } from '../trust/rehire-options.ts';
import { entryKinds } from '../trust/reliability-kinds.ts';
import { reviewOutcomes, reviewParts } from '../trust/review-options.ts';
import { documentTypes } from '../vetting/documents.ts';
import { legalUserTypes, type VettingStep } from '../vetting/legal.ts';
import { notificationPortals, of, ofApplication, ofGig, ofJob, type shared } from './kind.ts';
import { stoppableMails } from './mail-topics.ts';
import { countedUnread } from './options.ts';
import { salesKinds } from './sales-kinds.ts';

/** How many are unread; the name is of the newest. */
const counted = { ...ofJob, name: z.string(), count: z.int() };

/** Fields about agreed work, for either side, each with its own share of the money. */
const ofWork = {
  ...ofApplication,
  as: z.enum(notificationPortals),
  engagementId: id,
  milestoneId: id,
  week: z.int().nullable(),
  startsAt: timestamp.nullable(),
  due: z.object({ kind: z.enum(deadlineKinds), at: timestamp }).nullable(),
  cents: z.int(),
  settledCents: z.int(),
  backCents: z.int(),
  /** The bank took back the payment that funded it. */
  chargedBack: z.boolean().default(false),
  /** Until when the refund is held for a replacement. */
  keptUntil: timestamp.nullable().default(null),
};

/** `name`: of the business that gave them. */
const gifts = { name: z.string(), courses: z.array(z.object({ id, title: z.string() })) };

/** A payout's changes that its rep did not make. */
export const notifiedPayoutStatuses = ['released', 'paid', 'failed', 'returned'] as const satisfies PayoutStatus[];

/** The steps of a review that the user is notified of. */
export const vettingNews = ['approved', 'rejected', 'reopened', 'document_asked'] as const satisfies VettingStep[];

/** Every kind of notification, with its data. docs/architecture.md, "How to add a notification". */
export const notification = z.discriminatedUnion('kind', [
  // To a rep.
  of('application.moved', { ...ofApplication, status: z.enum(['interview', 'accepted', 'rejected']) }),
  /** `anew`: in place of an earlier proposal. */
  of('interview.proposed', { ...ofApplication, times: z.array(timestamp), anew: z.boolean() }),
  of('interview.cancelled', { ...ofApplication, time: timestamp.nullable() }),
  /** Pending applicants may still be answered. */
  of('job.closed', { ...ofApplication, filled: z.boolean(), takenDown: z.boolean().optional() }),
  /** They reported it; `reason`: why it stays on the market. */
  of('job.report_decided', { ...ofJob, takenDown: z.boolean(), reason: z.string().nullable() }),
  /** By a business that accepted them: the work is on other days, at other hours or at another place. */
  of('work.moved', ofApplication),
  /** By a business that invites them to a job; `again`: they worked for it. */
  of('job.invited', { ...ofJob, name: z.string(), again: z.boolean().optional() }),
  /** A new job that fits their profile; `reasons`: what counted most. */
  of('job.fits', { ...ofJob, name: z.string(), reasons: z.array(z.string()) }),
  /** They saved it, and it takes more applicants than before. */
  of('job.takes_more', { ...ofJob, name: z.string() }),
  /** They applied for a job that requires these: any of them, or all. */
  of('courses.asked', {
    ...ofApplication,
    which: askedCourses.shape.which,
    courses: z.array(z.object({ id, title: z.string() })),
  }),
  /** Given by a business that accepted the rep. */
  of('course.given', gifts),
  /** Courses given by a business were refunded: at its request before they began, by our team or by a bank. */
  // Null: the business is gone.
  of('course.gift_ended', { ...gifts, name: gifts.name.nullable() }),
  /** Added by a business that accepted the rep; `jobTitle` null: for all reps whom it accepts. */
  of('training.added', { videoId: id, title: z.string(), name: z.string(), jobTitle: z.string().nullable() }),
  /** Our team withdrew the certificate of a course that the rep passed. */
  of('certificate.withdrawn', { number: z.string(), title: z.string(), reason: z.string() }),
  // To a business.
  of('applicants.new', counted),
  of('applicants.withdrew', counted),
  /** `moved`: it was agreed for another time before. */
  of('interview.accepted', { ...ofApplication, time: timestamp, moved: z.boolean().optional() }),
  of('interview.declined', ofApplication),
  /** The rep withdrew, which cancels an agreed interview. */
  of('interview.off', { ...ofApplication, time: timestamp }),
  /** Our team moderated the job. */
  of('job.moderated', { ...ofJob, what: z.enum(['taken_down', 'put_back', 'stays_down']), reason: z.string() }),
  of('job.closing', { ...ofJob, closesOn: z.string(), waiting: z.int() }),
  // To either side of agreed work.
  of('work.opened', ofWork),
  of('work.step', { ...ofWork, move: z.string(), by: z.enum(movers), from: z.enum(milestoneStatuses) }),
  of('work.due', ofWork),
  /** To the business: too many wrong codes were entered. */
  of('work.code_replaced', ofWork),
  of('work.terms', {
    ...ofApplication,
    as: z.enum(notificationPortals),
    engagementId: id,
    what: z.enum(termsEvents),
    /** Deadline of a proposal. */
    answerBy: timestamp.nullable(),
  }),
  // To either side of a completed gig.
  of('review.due', { ...ofGig, closesAt: timestamp }),
  /** A review about them was published. */
  of('review.published', ofGig),
  /** Our team decided about a review or a reply of theirs, or one that they reported. */
  of('review.decided', {
    ...ofGig,
    about: z.enum(reviewParts),
    reported: z.boolean(),
    outcome: z.enum(reviewOutcomes),
    /** It was hidden before. */
    restored: z.boolean().default(false),
    reason: z.string(),
  }),
  /** An entry no longer counts. `own`: of this user, excused by the business; otherwise of the other side. `reason`: why it was excused. */
  of('reliability.set_aside', {
    ...ofGig,
    own: z.boolean(),
    entry: z.enum(entryKinds),
    reason: z.string().nullable(),
  }),
  /** To a rep on standby: a place is free, or the rest of a day until `restUntil`; `cents`: what they would get, at the earliest arrival. */
  of('standby.offered', {
    ...{ ...ofApplication, offerId: id, startsAt: timestamp, answerBy: timestamp, cents: z.int() },
    restUntil: timestamp.optional(),
    /** Sales pay a part of it or all: it’s the most. */
    upTo: z.boolean().optional(),
  }),
  /** To a rep on standby who was offered a place: another rep took it, or it’s no longer free. */
  of('standby.taken', ofApplication),
  /** To the business: a rep on standby comes instead of one who dropped out; `paid`: with the money held for a replacement. */
  of('standby.filled', { ...ofApplication, engagementId: id, arrivesAt: timestamp, paid: z.boolean() }),
  /** To the business: no rep on standby took the place; `engagementId`: of the rep who isn’t coming; `rest`: of a day that has begun, offered again until `againUntil`, if it can be. */
  of('standby.unfilled', {
    ...{ ...ofJob, engagementId: id.nullable() },
    rest: z.boolean().optional(),
    againUntil: timestamp.optional(),
  }),
  /** To a rep who worked for the business: it invites them again; `cents`: what they would get. */
  of('rehire.invited', {
    ...ofJob,
    name: z.string(),
    invitationId: id,
    startsAt: timestamp,
    answerBy: timestamp,
    cents: z.int(),
    upTo: z.boolean().optional(),
  }),
  /** To a rep whose invitation the business withdrew, or whose place others took. */
  of('rehire.withdrawn', { ...ofJob, name: z.string() }),
  /** To the business: every rep of the team answered, or the time is over. */
  of('rehire.settled', {
    ...ofJob,
    rehireId: id,
    invited: z.int(),
    accepted: z.int(),
    room: z.int(),
    emptyPlaces: z.enum(emptyPlaceChoices),
  }),
  ...salesKinds,
  /** The status of a payout at the bank changed. */
  of('payout.moved', {
    payoutId: id,
    status: z.enum(notifiedPayoutStatuses),
    amountCents: z.int(),
    expectedOn: z.string(),
    reason: z.string().nullable(),
  }),
  of('wallet.held', { holdId: id, reason: z.string(), whatToDo: z.string() }),
  /** Pay for one gig went on hold after a chargeback, or the hold was lifted; `name`: of the business. */
  of('pay.hold', {
    engagementId: id,
    jobTitle: z.string(),
    name: z.string(),
    amountCents: z.int(),
    lifted: z.boolean(),
  }),
  /** Unread messages of a conversation; `name`: of the sender of the newest, and in the conversation of a job the job. */
  of('message.waiting', {
    conversationId: id,
    about: z.enum(conversationKinds),
    as: z.enum(notificationPortals),
    name: z.string(),
    jobTitle: z.string().nullable(),
    count: z.int(),
  }),
  /** Our team approved or declined a name that they asked for. */
  of('name.decided', {
    userType: z.enum(legalUserTypes),
    part: z.enum(nameParts),
    name: z.string(),
    approved: z.boolean(),
    reason: z.string().nullable(),
  }),
  // To the user of a vetting case, in the portal it is for.
  of('vetting.moved', {
    vettingId: id,
    userType: z.enum(legalUserTypes),
    step: z.enum(vettingNews),
    /** The requested document. */
    document: z.enum(documentTypes).nullable(),
  }),
]);

export type Notification = z.output<typeof notification>;

export type NotificationKind = Notification['kind'];

type ContentOf<One> = One extends Notification ? Omit<One, keyof typeof shared> : never;

/** A notification's content, apart from its position in a list. */
export type NotificationContent = ContentOf<Notification>;

const unread = z.object({ unread: z.int() });

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    about: 'notifications',
    seenByTeam: true,
    summary: 'List notifications, newest first',
    tag: 'Notifications',
    query: pageQuery,
    gate: 'signed-in',
    status: 200,
    response: pageOf(notification),
    refusals: ['request.bad_cursor'],
  }),
  countUnread: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    about: 'notifications',
    seenByTeam: true,
    summary: 'Count unread notifications',
    description: `Counts up to ${countedUnread}. ${countedUnread + 1} means more than that.`,
    tag: 'Notifications',
    gate: 'signed-in',
    status: 200,
    response: unread,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/notifications/:notificationId/read',
    changes: ['notifications'],
    summary: 'Mark a notification as read',
    tag: 'Notifications',
    params: z.object({ notificationId: id }),
    gate: 'signed-in',
    status: 200,
    response: unread,
    refusals: ['notification.not_found'],
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    changes: ['notifications'],
    summary: 'Mark all notifications as read',
    description: 'Covers every notification up to `upTo`, the newest one you were shown.',
    tag: 'Notifications',
    body: z.object({ upTo: z.int('Give a position to count up to.').min(1).max(Number.MAX_SAFE_INTEGER) }),
    gate: 'signed-in',
    status: 200,
    response: unread,
  }),
  stopMails: endpoint({
    method: 'POST',
    path: '/api/mail-stops',
    changes: [],
    summary: 'Unsubscribe from one kind of email',
    description: 'Takes the token from one of those emails, so no session is needed.',
    tag: 'Notifications',
    body: z.object({ token: z.string().max(200) }),
    gate: 'open',
    status: 200,
    response: z.object({ topic: z.enum(stoppableMails) }),
    refusals: ['notification.link_invalid', 'request.too_many'],
  }),
};
