import type { DescribedApplication } from '../applications/queries/describe-applications.ts';
import type { NewNotification } from '../notifications/commands/notify-users.ts';
import type { KeptChange, pendingChanges } from './tables.ts';

type Row = typeof pendingChanges.$inferSelect;

/** A change that isn't notified of yet, with the description of its application. */
export type PendingChange = Pick<Row, 'applicationId' | 'repUserId' | 'businessUserId' | 'change' | 'happenedAt'> & {
  readonly about: DescribedApplication;
};

type Of<Kind extends KeptChange['of']> = Extract<KeptChange, { of: Kind }>;

/** To the rep, about the business. */
function toRep({ applicationId, repUserId, businessUserId, about }: PendingChange, once: string) {
  const { jobId, appliedTitle, companyName } = about;
  const shared = { userId: repUserId, aboutUserId: businessUserId, how: { once } };
  return { shared, facts: { applicationId, jobId, jobTitle: appliedTitle, name: companyName } };
}

/** To the business, about the rep. */
function toBusiness({ applicationId, repUserId, businessUserId, about }: PendingChange) {
  const { jobId, jobTitle, repName } = about;
  const shared = { userId: businessUserId, aboutUserId: repUserId };
  return { shared, job: { jobId, jobTitle, name: repName }, facts: { applicationId, jobId, jobTitle, name: repName } };
}

/** The notification of a change: to the business if the rep acted, to the rep if the business acted, or null. */
export function presentChange(pending: PendingChange): NewNotification | null {
  const { change } = pending;
  return change.of === 'application' ? ofApplication(pending, change) : ofInterview(pending, change);
}

function ofApplication(pending: PendingChange, { status, interview }: Of<'application'>): NewNotification | null {
  const { applicationId, happenedAt } = pending;
  if (status === 'pending' || status === 'withdrawn') {
    const { shared, job, facts } = toBusiness(pending);
    const agreed = interview?.status === 'accepted' ? inIso(interview.acceptedTime) : null;
    if (status === 'withdrawn' && agreed !== null && new Date(agreed) > happenedAt) {
      const content = { kind: 'interview.off' as const, ...facts, time: agreed };
      return { ...shared, content, how: { once: `interview.off ${applicationId} ${agreed}` } };
    }
    const kind = status === 'pending' ? ('applicants.new' as const) : ('applicants.withdrew' as const);
    return { ...shared, content: { kind, ...job, count: 1 }, how: { counted: job.jobId } };
  }
  // Notified of with the engagement.
  if (status === 'ended') return null;
  // Proposed times have a notification of their own.
  if (status === 'interview' && interview !== null) return null;
  // Keyed by time: after a withdrawal and a new application there is a new decision.
  const { shared, facts } = toRep(pending, `application.moved ${applicationId} ${status} ${happenedAt.toISOString()}`);
  return { ...shared, content: { kind: 'application.moved', ...facts, status } };
}

function ofInterview(
  pending: PendingChange,
  { interviewId, status, anew, interview }: Of<'interview'>,
): NewNotification | null {
  const time = inIso(interview?.acceptedTime);
  const once = `interview.${status} ${interviewId}`;
  if (status === 'proposed' || status === 'cancelled') {
    const { shared, facts } = toRep(pending, once);
    if (status === 'cancelled') return { ...shared, content: { kind: 'interview.cancelled', ...facts, time } };
    const times = (interview?.times ?? []).flatMap((one) => inIso(one) ?? []);
    return { ...shared, content: { kind: 'interview.proposed', ...facts, times, anew } };
  }
  const { shared, facts } = toBusiness(pending);
  if (status === 'declined') return { ...shared, how: { once }, content: { kind: 'interview.declined', ...facts } };
  if (time === null) return null;
  const content = { kind: 'interview.accepted' as const, ...facts, time, ...(anew && { moved: true }) };
  return { ...shared, how: { once: `${once} ${pending.happenedAt.toISOString()}` }, content };
}

/** Converts the database's time format. */
const inIso = (time: string | null | undefined) => (time ? new Date(time).toISOString() : null);
