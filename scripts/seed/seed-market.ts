import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { countWords } from '#server/features/jobs/commands/count-words.ts';
import { foldCounts } from '#server/features/jobs/commands/fold-counts.ts';
import { foldEarnings } from '#server/features/ledger/commands/fold-earnings.ts';
import { foldTotals } from '#server/features/ledger/commands/fold-totals.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { countPopulation, requirePeople } from './count-population.ts';
import { fillInBulk } from './fill-in-bulk.ts';
import { insertApplications, scaleOf } from './insert-applications.ts';
import { insertEngagements } from './insert-engagements.ts';
import { insertHires, widenJobs } from './insert-hires.ts';
import { createSeedJobs, insertJobs } from './insert-jobs.ts';
import { keepAgreementTexts } from './insert-legal-state.ts';
import { insertNotifications } from './insert-notifications.ts';
import { insertPayouts } from './insert-payouts.ts';
import { countSeeded, insertPeople, type PeopleKind } from './insert-people.ts';
import { loadLists } from './load-lists.ts';
import { postInBulk } from './post-in-bulk.ts';
import { createSeedFunctions } from './seed-functions.ts';

/** Of all users of a seed. */
export const seedPassword = 'Thengisa-demo-2026';

export interface SeedSizes {
  readonly businesses: number;
  readonly reps: number;
  readonly jobs: number;
  /** For jobs of the same seed. In a small market it gets fewer: popular jobs run out of reps. */
  readonly applications: number;
  /** How many more are hired for them, as in a market where most jobs were worked. */
  readonly hires?: number;
}

export type Report = (what: string, done: number, total: number) => void;

const batch = 50_000;

/** Of hires: each batch reads all existing ones. */
const hireBatch = 250_000;

/** The tables that grow by rows of many hires. */
export const filledTables = [
  'job_applications',
  'application_steps',
  'company_answers',
  'notifications',
  'engagements',
  'milestones',
  'milestone_steps',
  'attendances',
  'hand_ins',
  'payfast_payments',
  'payment_milestones',
  'ledger_accounts',
  'ledger_transfers',
  'ledger_entries',
  'bank_accounts',
  'payouts',
];

interface SeededDatabase {
  readonly url: string;
  /** The app's: bank account numbers are sealed with it. */
  readonly secretKey: Secret;
}

/** Adds a generated market to a migrated database that has the reference data. Users and jobs are committed batch by batch, the rest in one go. */
export async function seedMarket({ url, secretKey }: SeededDatabase, sizes: SeedSizes, report: Report): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'thengisa seed' });
  await client.connect();
  try {
    // A crash of the server may cost the last batch of generated rows, and nothing else.
    await client.query(
      "set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set timezone = 'UTC'",
    );
    await createSeedFunctions(client);
    await loadLists(client);
    await keepAgreementTexts(client);
    const passwordHash = await hashPassword(seedPassword);
    await addPeople(client, 'business', sizes.businesses, passwordHash, report);
    await addPeople(client, 'rep', sizes.reps, passwordHash, report);
    await countPopulation(client);
    await requirePeople(client, sizes);
    await addJobs(client, sizes.jobs, report);
    await fillInBulk(client, filledTables, async () => {
      await addApplications(client, sizes, report);
      await addHires(client, sizes.hires ?? 0, report);
      await insertNotifications(client);
      await postInBulk(client, async () => {
        await insertEngagements(client, (done) => report('engagements', done, done));
        await insertPayouts(client, secretKey);
      });
    });
    const db = drizzle(client);
    await foldCounts({ db });
    await foldEarnings({ db });
    await foldTotals({ db });
    await countWords({ db });
    await client.query('reset synchronous_commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function addPeople(client: pg.Client, kind: PeopleKind, total: number, passwordHash: string, report: Report) {
  const taken = await countSeeded(client, kind);
  for (let from = 1; from <= total; from += batch) {
    const to = Math.min(from + batch - 1, total);
    await insertPeople(client, kind, { taken, from, to, total, passwordHash });
    report(kind === 'rep' ? 'reps' : 'businesses', to, total);
  }
}

async function addJobs(client: pg.Client, total: number, report: Report) {
  await createSeedJobs(client);
  for (let from = 1; from <= total; from += batch) {
    const to = Math.min(from + batch - 1, total);
    await insertJobs(client, from, to, total);
    report('jobs', to, total);
  }
  await client.query('analyze seed_jobs');
}

async function addApplications(client: pg.Client, { jobs, applications }: SeedSizes, report: Report) {
  if (jobs === 0 || applications === 0) return;
  const scale = await scaleOf(client, applications);
  const step = Math.max(1, Math.round((batch * jobs) / applications));
  let done = 0;
  for (let from = 1; from <= jobs; from += step) {
    done += await insertApplications(client, { from, to: from + step - 1, scale });
    report('applications', done, applications);
  }
}

async function addHires(client: pg.Client, total: number, report: Report) {
  for (let from = 1; from <= total; from += hireBatch) {
    const to = Math.min(from + hireBatch - 1, total);
    await insertHires(client, { from, to });
    report('hires', to, total);
  }
  if (total > 0) await widenJobs(client);
}
