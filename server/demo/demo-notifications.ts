import { v7 as uuidv7 } from 'uuid';
import type { NotificationPortal } from '#contract/notifications/kind.ts';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import type { notificationHeads, notifications } from '#server/features/notifications/tables.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DemoHiring } from './demo-hiring.ts';
import type { DemoMeetings } from './demo-interviews.ts';

interface DemoNotifications {
  readonly heads: (typeof notificationHeads.$inferInsert)[];
  readonly notifications: (typeof notifications.$inferInsert)[];
}

interface DemoNotification {
  readonly portal: NotificationPortal;
  readonly userId: string;
  readonly aboutUserId: string;
  readonly notifiedAt: Date;
  readonly content: NotificationContent;
}

const hour = 3_600_000;
const day = 24 * hour;

/** The notifications about the hiring so far: those of the last days are not all read. */
export function demoNotifications(
  today: number,
  accounts: DemoAccounts,
  hiring: DemoHiring,
  meetings: DemoMeetings,
): DemoNotifications {
  const told = [...ofApplications(accounts, hiring), ...ofInterviews(accounts, hiring, meetings)];
  const people = Map.groupBy(
    told.toSorted((one, other) => one.notifiedAt.getTime() - other.notifiedAt.getTime()),
    ({ userId }) => userId,
  );
  return {
    heads: [...people].map(([userId, ofUser]) => ({ userId, lastPlace: ofUser.length })),
    notifications: [...people.values()].flatMap((ofUser) =>
      ofUser.map((one, turn) => rowOf(one, turn + 1, today - 2 * day)),
    ),
  };
}

function rowOf(
  { content, notifiedAt, ...whom }: DemoNotification,
  place: number,
  readUntil: number,
): typeof notifications.$inferInsert {
  const { kind, ...about } = content;
  const { count, ...data } = { count: undefined, ...about };
  return {
    ...whom,
    id: uuidv7({ msecs: notifiedAt.getTime() }),
    place,
    kind,
    data,
    ...('jobId' in data && count !== undefined ? { count, subject: data.jobId } : { onceKey: `demo ${place}` }),
    notifiedAt,
    readAt: notifiedAt.getTime() < readUntil ? new Date(notifiedAt.getTime() + hour) : null,
  };
}

/** The two sides of an application, and each one's name for it. */
function sidesOf({ repProfiles, businessProfiles }: DemoAccounts, { jobs }: DemoHiring) {
  const reps = new Map(repProfiles.map(({ id, userId, fullName }) => [id, { userId, name: fullName }]));
  const businesses = new Map(
    businessProfiles.map(({ id, userId, companyName }) => [id, { userId, name: companyName }]),
  );
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  return ({ id: applicationId, jobId, repId, businessId }: DemoHiring['applications'][number]) => {
    const [rep, business, jobTitle] = [reps.get(repId), businesses.get(businessId), titles.get(jobId)];
    if (!rep || !business || jobTitle === undefined) throw new Error('An application of the demo has no two sides');
    const about = { applicationId, jobId, jobTitle };
    return {
      toRep: {
        whom: { portal: 'rep' as const, userId: rep.userId, aboutUserId: business.userId },
        about: { ...about, name: business.name },
      },
      toBusiness: {
        whom: { portal: 'business' as const, userId: business.userId, aboutUserId: rep.userId },
        about: { ...about, name: rep.name },
      },
    };
  };
}

function ofApplications(accounts: DemoAccounts, hiring: DemoHiring): DemoNotification[] {
  const sides = sidesOf(accounts, hiring);
  const waiting = Map.groupBy(
    hiring.applications.filter(({ status }) => status === 'pending'),
    ({ jobId }) => jobId,
  );
  const applicants = [...waiting.values()].flatMap((ofJob): DemoNotification[] => {
    const newest = ofJob.toSorted((one, other) => timeOf(one.appliedAt) - timeOf(other.appliedAt)).at(-1);
    if (!newest) return [];
    const { whom, about } = sides(newest).toBusiness;
    const { applicationId: _, ...counted } = about;
    const content = { kind: 'applicants.new' as const, ...counted, count: ofJob.length };
    return [{ ...whom, notifiedAt: new Date(timeOf(newest.appliedAt)), content }];
  });
  const decided = hiring.applications.flatMap((application): DemoNotification[] => {
    const { status, updatedAt } = application;
    if (status !== 'accepted' && status !== 'rejected') return [];
    const { whom, about } = sides(application).toRep;
    const content = { kind: 'application.moved' as const, ...about, status };
    return [{ ...whom, notifiedAt: new Date(timeOf(updatedAt)), content }];
  });
  return [...applicants, ...decided];
}

function ofInterviews(accounts: DemoAccounts, hiring: DemoHiring, meetings: DemoMeetings): DemoNotification[] {
  const sides = sidesOf(accounts, hiring);
  const applications = new Map(hiring.applications.map((application) => [application.id, application]));
  return meetings.interviews.flatMap(
    ({ applicationId, status, times, acceptedTime, proposedAt, answeredAt }): DemoNotification[] => {
      const application = applications.get(applicationId);
      if (!application) return [];
      const { toRep, toBusiness } = sides(application);
      const offered = times.map((time) => time.toISOString());
      const invited: DemoNotification = {
        ...toRep.whom,
        notifiedAt: new Date(timeOf(proposedAt)),
        content: { kind: 'interview.proposed', ...toRep.about, times: offered, anew: false },
      };
      const answered = { ...toBusiness.whom, notifiedAt: new Date(timeOf(answeredAt)) };
      if (status === 'declined')
        return [invited, { ...answered, content: { kind: 'interview.declined', ...toBusiness.about } }];
      if (status !== 'accepted' || !acceptedTime) return [invited];
      const content = { kind: 'interview.accepted' as const, ...toBusiness.about, time: acceptedTime.toISOString() };
      return [invited, { ...answered, content }];
    },
  );
}

const timeOf = (moment: Date | null | undefined): number => moment?.getTime() ?? 0;
