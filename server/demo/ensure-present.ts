import { and, eq, sql } from 'drizzle-orm';
import { users } from '#server/features/accounts/tables.ts';
import { applicationSteps, interviews, jobApplications } from '#server/features/applications/tables.ts';
import { jobs, jobViewCounts, jobViews } from '#server/features/jobs/tables.ts';
import { businessProfiles, companyAnswers, repProfiles } from '#server/features/profiles/tables.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Member, References } from './demo-accounts.ts';
import { demoAdmin, ensureDemoAdmins } from './demo-admins.ts';
import type { DemoGig, DemoRepKey, PresentGigName } from './demo-content.ts';
import { insertConversation } from './demo-conversation.ts';
import { type IssueCertificate, insertLearning } from './demo-courses.ts';
import { type DemoLedger, startDemoWork } from './demo-engagements.ts';
import { demoFile, drawn, keepDemoFiles } from './demo-files.ts';
import { addGig, type DemoHiring, noHiring } from './demo-hiring.ts';
import { demoMeetings } from './demo-interviews.ts';
import { insertPayout, type PayoutLedger } from './demo-payout.ts';
import { demoBusinesses, demoReps } from './demo-people.ts';
import { startOfDay } from './demo-timeline.ts';
import { demoViews } from './demo-views.ts';
import { presentGig, presentGigNames } from './present-gigs.ts';

export interface PresentServices {
  readonly ledger: DemoLedger & PayoutLedger;
  readonly issueCertificate: IssueCertificate;
  /** Has matches proposed in the background, for the team to review. */
  readonly matchAllLater: (tx: Tx) => Promise<void>;
  /** Has the reliability of both sides worked out in the background. */
  readonly recordAllLater: (tx: Tx) => Promise<void>;
  readonly files: Pick<FileStore, 'put'>;
}

/** What a visitor of the demo should meet and the database lacks at this moment. */
export type Missing = Readonly<Record<PresentGigName | 'admins' | 'learning' | 'payout' | 'matches', boolean>>;

/** One query: most starts find everything there. */
export async function findMissing(db: Db): Promise<Missing> {
  const { imbali } = demoBusinesses;
  const { rows } = await db.execute<Record<keyof Missing, boolean>>(sql`
    with business as (
      select p.id from business_profiles p join users u on u.id = p.user_id where u.email = ${imbali.email}),
    rep as (
      select p.id, p.user_id from rep_profiles p join users u on u.id = p.user_id where u.email = ${demoReps.lerato.email})
    select
      not exists (select from milestones m join engagements e on e.id = m.engagement_id
        where e.business_id = (select id from business) and e.rep_id = (select id from rep)
          and m.status = 'active' and m.starts_at <= now() and now() < m.ends_at) as "underWay",
      not exists (select from milestones where business_id = (select id from business) and status = 'submitted')
        as "toApprove",
      not exists (select from milestones where business_id = (select id from business) and status = 'disputed')
        as "inDispute",
      not exists (select from interviews where business_id = (select id from business)
        and rep_id = (select id from rep) and status = 'accepted' and accepted_time > now()) as interview,
      not exists (select from admin_users where email = ${demoAdmin}) as admins,
      not exists (select from course_purchases where user_id = (select user_id from rep)) as learning,
      not exists (select from payouts where rep_id = (select id from rep)) as payout,
      not exists (select from match_jobs) as matches`);
  const [missing] = rows;
  if (!missing) throw new Error('A select without a table has no row');
  return missing;
}

/**
 * Adds what is missing, with dates relative to now: a gig under way, hours to approve, a dispute, an interview to come, and once
 * the admins, courses and a payout. People who deleted their account stay away, and so does what needs them.
 */
export async function insertPresent(
  tx: Tx,
  missing: Missing,
  passwordHash: string,
  references: References,
  services: PresentServices,
): Promise<void> {
  const now = new Date();
  const admins = await ensureDemoAdmins(tx.db, passwordHash);
  const people = await findMembers(tx.db);
  const [business, lerato] = [people.business, people.reps.get('lerato')];
  if (!business) return;
  const hiring = noHiring();
  for (const name of presentGigNames.filter((one) => missing[one])) {
    const gig = presentGig(name, now);
    addIfAllThere(hiring, { people: { ...people, business }, references, gig, now });
  }
  if (hiring.jobs.length > 0) {
    await insertHiring(tx, hiring, services, people, now);
    await services.recordAllLater(tx);
  }
  const underWay = hiring.jobs.find(({ title }) => title === presentGig('underWay', now).title);
  if (underWay) await insertTalk(tx, services, { hiring, jobId: underWay.id, people: { ...people, business }, now });
  if (lerato && missing.learning) await insertLearning(tx, lerato.userId, services.issueCertificate);
  if (lerato && missing.payout) await insertPayout(tx, services.ledger, { rep: lerato, business, admins });
  if (missing.matches || missing.interview) await services.matchAllLater(tx);
}

interface People {
  readonly business: Member | undefined;
  readonly reps: ReadonlyMap<DemoRepKey, Member>;
}

async function findMembers(db: Db): Promise<People> {
  const rows = await db
    .select({ email: users.email, userId: users.id, repId: repProfiles.id, businessId: businessProfiles.id })
    .from(users)
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(and(sql`${users.email} like '%@demo.example'`, sql`${users}.deleted_at is null`));
  const memberOf = (email: string, side: 'repId' | 'businessId') => {
    const row = rows.find((one) => one.email === email);
    return row?.[side] ? { userId: row.userId, profileId: row[side] } : undefined;
  };
  const reps = Object.entries(demoReps).flatMap(([key, { email }]) => {
    const member = memberOf(email, 'repId');
    return member ? [[key as DemoRepKey, member] as const] : [];
  });
  return { business: memberOf(demoBusinesses.imbali.email, 'businessId'), reps: new Map(reps) };
}

interface Added {
  readonly people: People & { readonly business: Member };
  readonly references: References;
  readonly gig: DemoGig;
  readonly now: Date;
}

function addIfAllThere(hiring: DemoHiring, { people, references, gig, now }: Added): void {
  const rep = (key: DemoRepKey): Member => {
    const member = people.reps.get(key);
    if (!member) throw new Error(`${key} was asked for without being there`);
    return member;
  };
  const applications = gig.applications.filter((one) => people.reps.has(one.rep));
  const isHired = ({ status }: { readonly status: string }) => status === 'accepted' || status === 'interview';
  if (gig.applications.filter(isHired).length > applications.filter(isHired).length) return;
  const today = startOfDay(now);
  addGig(hiring, { today, spread: 0, rep, references, business: people.business, gig: { ...gig, applications } });
}

async function insertHiring(
  tx: Tx,
  hiring: DemoHiring,
  { ledger }: PresentServices,
  { reps }: People,
  now: Date,
): Promise<void> {
  const { db } = tx;
  const today = startOfDay(now);
  const meetings = demoMeetings(today, hiring);
  const seen = demoViews(today, { repProfiles: [...reps.values()].map(({ profileId: id }) => ({ id })) }, hiring);
  await db.insert(jobs).values(hiring.jobs);
  await db.insert(jobViews).values(seen.views);
  await db.insert(jobViewCounts).values(seen.counts);
  await db.insert(jobApplications).values(hiring.applications);
  await db.insert(applicationSteps).values(hiring.steps);
  if (hiring.answers.length > 0) await db.insert(companyAnswers).values(hiring.answers);
  if (meetings.interviews.length > 0) await db.insert(interviews).values(meetings.interviews);
  await startDemoWork(tx, ledger, hiring);
}

interface Talk {
  readonly hiring: DemoHiring;
  readonly jobId: string;
  readonly people: People & { readonly business: Member };
  readonly now: Date;
}

const minute = 60_000;

/** What both reps of the gig under way have written with the business, the last half an hour ago. */
async function insertTalk(tx: Tx, services: PresentServices, { hiring, jobId, people, now }: Talk): Promise<void> {
  const jobTitle = hiring.jobs.find(({ id }) => id === jobId)?.title ?? '';
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const about = (key: DemoRepKey) => {
    const rep = people.reps.get(key);
    const application = hiring.applications.find((one) => one.jobId === jobId && one.repId === rep?.profileId);
    return rep && application
      ? { applicationId: application.id, jobId, jobTitle, rep, business: people.business }
      : null;
  };
  const [lead, late] = [about('lerato'), about('sipho')];
  if (lead) {
    const picture = demoFile(lead.rep.userId, 'message-file', await drawn('table.webp'), 'webp', {
      ...{ contentType: 'image/webp', name: 'table.webp', takenAt: ago(26) },
    });
    await keepDemoFiles(services.files, [picture]);
    await insertConversation(tx, {
      ...lead,
      said: [
        {
          from: 'business',
          text: 'Hi Lerato, the stand and 12 cases are at the store. Ask for Mr Dlamini at receiving.',
          at: ago(1260),
        },
        {
          from: 'rep',
          text: 'Thank you Nomsa! Does the banner stay there afterwards, or do I pack it?',
          at: ago(1245),
        },
        { from: 'business', text: 'It stays, our driver fetches everything in the morning.', at: ago(1230) },
        {
          from: 'rep',
          text: 'The table is up. The peach one goes fastest, they come back for a second cup.',
          at: ago(26),
          picture,
        },
        { from: 'business', text: 'That looks lovely. Please put two bottles of each flavour in front.', at: ago(22) },
      ],
    });
  }
  if (late)
    await insertConversation(tx, {
      ...late,
      said: [
        {
          from: 'rep',
          text: 'Sorry, my taxi is stuck behind an accident on the Old Potch Road. I am half an hour away.',
          at: ago(24),
        },
      ],
    });
}
