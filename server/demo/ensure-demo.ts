import { sql } from 'drizzle-orm';
import { userRoles, users } from '#server/features/accounts/tables.ts';
import { agreementTexts, legalContracts } from '#server/features/agreements/tables.ts';
import { applicationSteps, interviews, jobApplications, repNotes } from '#server/features/applications/tables.ts';
import { industries, locations } from '#server/features/catalogue/tables.ts';
import { storedFiles } from '#server/features/files/tables.ts';
import { jobs, jobViewCounts, jobViews } from '#server/features/jobs/tables.ts';
import { notificationHeads, notifications } from '#server/features/notifications/tables.ts';
import { bankAccounts } from '#server/features/payouts/tables.ts';
import { businessProfiles, companyAnswers, repProfiles } from '#server/features/profiles/tables.ts';
import { trainingVideos } from '#server/features/training-videos/tables.ts';
import { userVetting } from '#server/features/vetting/tables.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { demoAccounts, type References } from './demo-accounts.ts';
import { demoAdmin } from './demo-admins.ts';
import { demoBankAccounts, type SealNumber } from './demo-bank-accounts.ts';
import { startDemoWork } from './demo-engagements.ts';
import { demoFiles, keepDemoFiles } from './demo-files.ts';
import { demoHiring } from './demo-hiring.ts';
import { demoMeetings } from './demo-interviews.ts';
import { type DemoAgreements, demoLegal } from './demo-legal.ts';
import { demoNotifications } from './demo-notifications.ts';
import { demoBusinesses, demoReps } from './demo-people.ts';
import { startOfDay } from './demo-timeline.ts';
import { demoTraining } from './demo-training-videos.ts';
import { demoViews } from './demo-views.ts';
import { findMissing, insertPresent, type PresentServices } from './ensure-present.ts';
import { renewDemoTrials } from './renew-trials.ts';

// Any fixed number, the same in every process: its holder creates the demo, the others wait and find it created.
const demoLock = 7_419_203;

export interface DemoSignIns {
  readonly business: string;
  readonly rep: string;
  /** An owner, who signs in at /admin/login. */
  readonly admin: string;
  /** Password of these three and of everyone else in the demo. */
  readonly password: string;
}

const signIns: DemoSignIns = {
  business: demoBusinesses.imbali.email,
  rep: demoReps.lerato.email,
  admin: demoAdmin,
  password: 'Thengisa-demo-2026',
};

export interface DemoServices extends PresentServices {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly agreements: DemoAgreements;
  readonly sealNumber: SealNumber;
}

/**
 * Fills a database that has no users with the demo marketplace, and adds to one that was filled on an earlier day what is due today. Returns the
 * demo's sign-ins that the database then has, all of them within their trial, or null when real people use it. The reference data and the courses
 * must be there.
 */
export async function ensureDemo(services: DemoServices): Promise<DemoSignIns | null> {
  const { db, transaction, hashPassword } = services;
  const found = await look(db);
  if (found === 'demo') await renewDemoTrials(db);
  if (found === 'others') return null;
  if (found === 'demo' && !Object.values(await findMissing(db)).some(Boolean)) return signIns;
  const passwordHash = await hashPassword(signIns.password);
  return transaction(async (tx) => {
    // On a busy machine the pictures take longer to draw than a transaction may rest.
    await tx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.db.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    const foundNow = await look(tx.db);
    if (foundNow === 'others') return null;
    const references = await readReferences(tx.db);
    if (foundNow === 'nobody') await insertDemo(tx, passwordHash, references, services);
    await insertPresent(tx, await findMissing(tx.db), passwordHash, references, services);
    return signIns;
  });
}

async function look(db: Db): Promise<'nobody' | 'demo' | 'others'> {
  const { rows } = await db.execute<{ anybody: boolean; demo: boolean }>(sql`
    select exists (select from ${users}) as anybody,
           exists (select from ${users} where ${users.email} = ${signIns.business}) as demo`);
  if (!rows[0]?.anybody) return 'nobody';
  return rows[0].demo ? 'demo' : 'others';
}

async function insertDemo(tx: Tx, passwordHash: string, references: References, services: DemoServices): Promise<void> {
  const { agreements, ledger, sealNumber, files } = services;
  const { db } = tx;
  const today = startOfDay(new Date());
  const accounts = demoAccounts(today, passwordHash, references);
  const hiring = demoHiring(today, accounts, references);
  const meetings = demoMeetings(today, hiring);
  const told = demoNotifications(today, accounts, hiring, meetings);
  const seen = demoViews(today, accounts, hiring);
  const legal = demoLegal(accounts, agreements);
  const pictures = await demoFiles(accounts);
  await db.insert(users).values(accounts.users);
  await db.insert(userRoles).values(accounts.userRoles);
  await db.insert(businessProfiles).values(accounts.businessProfiles);
  await db.insert(repProfiles).values(accounts.repProfiles);
  await keepDemoFiles(files, pictures);
  await db.insert(storedFiles).values(pictures.map(({ row }) => row));
  await db.insert(agreementTexts).values(legal.texts).onConflictDoNothing();
  await db.insert(legalContracts).values(legal.contracts);
  await db.insert(userVetting).values(legal.cases);
  await db.insert(jobs).values(hiring.jobs);
  await db.insert(jobViews).values(seen.views);
  await db.insert(jobViewCounts).values(seen.counts);
  await db.insert(jobApplications).values(hiring.applications);
  await db.insert(applicationSteps).values(hiring.steps);
  await db.insert(companyAnswers).values(hiring.answers);
  await db.insert(interviews).values(meetings.interviews);
  await db.insert(repNotes).values(meetings.notes).onConflictDoNothing();
  await db.insert(trainingVideos).values(demoTraining(today, accounts, hiring));
  await startDemoWork(tx, ledger, hiring);
  await db.insert(bankAccounts).values(demoBankAccounts(accounts, hiring, sealNumber));
  await db.insert(notificationHeads).values(told.heads);
  await db.insert(notifications).values(told.notifications);
}

async function readReferences(db: Db): Promise<References> {
  const places = new Map((await db.select().from(locations)).map((row) => [`${row.name}, ${row.province}`, row.id]));
  const trades = new Map((await db.select().from(industries)).map((row) => [row.name, row.id]));
  const known = (ids: Map<string, string>, name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The reference data has no ${name}`);
    return id;
  };
  return {
    locationId: ({ town, province }) => known(places, `${town}, ${province}`),
    industryId: (name) => known(trades, name),
  };
}
