import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { readEnv } from '#server/platform/env.ts';
import { secretKeyOf } from '#server/platform/secrets.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';
import { seedDomain } from './seed/seed-functions.ts';
import { type SeedSizes, seedMarket, seedPassword } from './seed/seed-market.ts';

const USAGE = `npm run seed -- [--jobs N] [--reps N] [--businesses N] [--applications N] [--hires N]
  Adds a made-up market to the database. Without --reps, --businesses or --applications it has a fifth as many reps as
  jobs, a fiftieth as many businesses and three times as many applications; without --jobs, 10000 jobs. --hires adds so many accepted
  applications more, each with its work and the money of it.`;

await runScript(async () => {
  const sizes = readSizes();
  const env = readEnv();
  if (env.mode === 'production') throw new StartupError('seed is refused with MODE=production.');
  const database = await openForScript(env);
  try {
    console.log(`Seeding ${database.description}`);
    await migrateForScript(database);
    await addReferenceData(database.directUrl);
    const secretKey = await secretKeyOf(env);
    await seedMarket({ url: database.directUrl, secretKey }, sizes, progress());
    console.log(`Everybody at ${seedDomain} signs in with ${seedPassword}, such as rep-000001@${seedDomain}.`);
  } finally {
    await database.close();
  }
});

function readSizes(): SeedSizes {
  const names = ['jobs', 'reps', 'businesses', 'applications', 'hires'] as const;
  try {
    const { values } = parseArgs({
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    const [jobs = 10_000, reps, businesses, applications, hires = 0] = names.map((name) => wholeNumber(values[name]));
    return {
      jobs,
      reps: reps ?? Math.ceil(jobs / 5),
      businesses: businesses ?? Math.ceil(jobs / 50),
      applications: applications ?? jobs * 3,
      hires,
    };
  } catch {
    throw new StartupError(USAGE);
  }
}

function wholeNumber(text: string | boolean | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^\d{1,8}$/.test(text)) throw new Error('not a number');
  return Number(text);
}

async function addReferenceData(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await ensureReferenceData(pool).finally(() => pool.end());
}

function progress() {
  const started = performance.now();
  const number = new Intl.NumberFormat('en-ZA', { useGrouping: true });
  return (what: string, done: number, total: number) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${seconds.padStart(7)} s  ${what.padEnd(12)} ${number.format(done)} of ${number.format(total)}`);
  };
}
