import type { LiveEvent } from '#contract/live.ts';
import { changedWithApplication, changedWithBilling, changedWithJob, type Noun } from '#contract/nouns.ts';

/** What each event of the live stream invalidates. */
export const changedByEvent: Record<LiveEvent['type'], readonly Noun[]> = {
  'application.changed': changedWithApplication,
  // A payment opens a course, too.
  'billing.changed': [...changedWithBilling, 'courses', 'course gifts'],
  'case.changed': ['cases', 'waiting'],
  'conversation.changed': ['conversations'],
  'conversation.seen': [],
  'conversation.typing': [],
  'courses.changed': ['courses'],
  'dispute.changed': ['disputes', 'waiting'],
  // Funding opens the contact of a gig, and cancelling closes it.
  'engagement.changed': ['engagements', 'gigs', 'dashboards', 'wallet', 'reviews', 'standby'],
  'job.changed': changedWithJob,
  'job_case.changed': ['job cases', 'waiting'],
  'ledger.changed': ['dashboards', 'wallet'],
  'legal.changed': ['legal'],
  'message.changed': ['conversations'],
  // The team answers a question about matches among the messages, too.
  'message.created': ['conversations', 'match looks'],
  'name_change.changed': ['cases', 'waiting'],
  // An invitation, or a place for a rep on standby, is published only as a notification.
  'notification.changed': ['notifications', 'invitations', 'rehires', 'standby'],
  'payout.changed': ['payouts'],
  'reliability.changed': ['reliability'],
  'report.changed': ['reports', 'waiting'],
  'review_case.changed': ['review cases', 'waiting'],
  'reviews.published': ['reviews'],
  'support.changed': ['support', 'waiting'],
  'training.changed': ['videos to watch'],
};
