import type { SystemCheck } from '#contract/diagnostics/system-checks.ts';
import { buckets } from '#contract/files/purposes.ts';
import { failureMessage } from '#domain/diagnostics/failure-message.ts';
import { grouped } from '#domain/shared/rand.ts';
import { now } from '#server/platform/clock.ts';
import { sayMoment } from '#server/platform/mail/say-time.ts';
import type { readQueueStanding } from '#server/platform/queue/failed-jobs.ts';
import type { Room } from '#server/platform/watch-disk.ts';
import type { countTables } from './queries/count-tables.ts';
import type { readMigrations } from './queries/read-installation.ts';
import type { readSlowQueries } from './queries/read-slow-queries.ts';

type Read<Query extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export const stuckAfterMinutes = 10;
export const slowSeconds = 5;
const lateBackupHours = 26;

const count = (number: number, one: string, many = `${one}s`) =>
  `${grouped(String(number))} ${number === 1 ? one : many}`;

const GB = 1024 ** 3;

const inGb = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`;

const check = (
  status: SystemCheck['status'],
  message: string,
  facts: Readonly<Record<string, string>> = {},
): SystemCheck => ({ status, message, facts: Object.entries(facts).map(([name, value]) => ({ name, value })) });

export const failed = (message: string): SystemCheck => check('fail', message);

export const describeTables = (counts: Read<typeof countTables>): SystemCheck =>
  check(
    'pass',
    'All six can be read. More than 10,000 rows are not counted one by one, but estimated by PostgreSQL.',
    Object.fromEntries(
      counts.map(({ name, rows, isEstimate }) => [name, `${isEstimate ? 'about ' : ''}${count(rows, 'row')}`]),
    ),
  );

export const describeStorage = (driver: 'local' | 's3'): SystemCheck =>
  check('pass', driver === 'local' ? 'The folder for files can be read.' : 'The S3 bucket answers.', {
    Buckets: buckets.join(', '),
  });

interface Connections {
  readonly most: number;
  readonly busy: number;
  readonly waiting: number;
  readonly bytes: number;
}

export const describeDatabase = ({ most, busy, waiting, bytes }: Connections): SystemCheck =>
  check(
    waiting > 0 ? 'warning' : 'pass',
    waiting > 0 ? 'Requests wait for a connection. DATABASE_POOL may be too small.' : 'It answers.',
    {
      'Connections of this process in use': `${busy} of ${most}`,
      Waiting: String(waiting),
      Size: bytes < GB ? `${Math.ceil((bytes / GB) * 1024)} MB` : inGb(bytes),
    },
  );

export function describeQueue({ depths, failed, isStuck }: Read<typeof readQueueStanding>): SystemCheck {
  const facts = Object.fromEntries(
    depths.map(({ task, due, later, running }) => [task, `${due} due, ${later} later, ${running} running`]),
  );
  if (isStuck) {
    const message = `Something has been due for more than ${stuckAfterMinutes} minutes. Does a process with PROCESS=all or worker run?`;
    return check('fail', message, facts);
  }
  if (failed > 0) return check('warning', `${count(failed, 'task')} failed for good in the last day.`, facts);
  return check('pass', 'Nothing failed in the last day, and nothing is late.', facts);
}

export function describeMail(proven: 'server' | 'folder', mode: 'local' | 'production'): SystemCheck {
  if (proven === 'server') return check('pass', 'The mail server takes our sign-in.');
  const message = 'No SMTP server is set. Emails are written to the folder mail in DATA_DIR.';
  return check(mode === 'local' ? 'pass' : 'fail', mode === 'local' ? message : `${message} Set SMTP_URL.`);
}

export const payfastStandIn = check('pass', 'The app plays the part of PayFast itself here: no money moves.');

type Reached = PromiseSettledResult<{ readonly status: number }>;

/** @param reached where people pay, then where we ask */
export function describePayfast(reached: readonly Reached[]): SystemCheck {
  const words = reached.map((one) =>
    one.status === 'rejected'
      ? `cannot be reached: ${failureMessage(one.reason)}`
      : one.value.status >= 500
        ? `has trouble: it answered ${one.value.status}`
        : null,
  );
  const [page = null, api = null] = words;
  const facts = { 'Where people pay': page ?? 'answers', 'Where we ask': api ?? 'answers' };
  if (page !== null) return check('fail', `PayFast ${page}`, facts);
  if (api !== null) return check('warning', `PayFast takes payments, but its API ${api}`, facts);
  return check('pass', 'PayFast answers.', facts);
}

export function describeBackup(doneAt: Date | null): SystemCheck {
  if (doneAt === null) {
    const message = 'No backup has been reported. Run `npm run db -- backup-done` at the end of your backup job.';
    return check('warning', message);
  }
  const isLate = now().getTime() - doneAt.getTime() > lateBackupHours * 3_600_000;
  return isLate
    ? check('warning', `We heard of the last one on ${sayMoment(doneAt.toISOString())}: more than a day ago.`)
    : check('pass', `The last one was finished on ${sayMoment(doneAt.toISOString())}.`);
}

export function describeMigrations({ applied, last, pending }: Read<typeof readMigrations>): SystemCheck {
  const facts = { Applied: String(applied), Last: last, ...(pending.length > 0 && { Pending: pending.join(', ') }) };
  return pending.length > 0
    ? check('fail', `${count(pending.length, 'migration')} of this version did not run here.`, facts)
    : check('pass', 'All migrations of this version ran.', facts);
}

interface Slow {
  readonly running: number;
  readonly slowest: Read<typeof readSlowQueries>;
}

export function describeSlowQueries({ running, slowest }: Slow): SystemCheck {
  const facts = Object.fromEntries(
    slowest?.map(({ text, calls, mean }) => [text, `${mean.toFixed(1)} ms on average, ${count(calls, 'time')}`]) ?? [],
  );
  const known = slowest === null ? ' Averages are not kept here: pg_stat_statements is not installed.' : '';
  return running > 0
    ? check(
        'warning',
        `${count(running, 'query', 'queries')} have run for more than ${slowSeconds} seconds.${known}`,
        facts,
      )
    : check('pass', `None has run for more than ${slowSeconds} seconds at this moment.${known}`, facts);
}

export function describeRoom({ free, of, isLittle }: Room): SystemCheck {
  const facts = { 'Free for DATA_DIR': `${inGb(free)} of ${inGb(of)}` };
  return isLittle
    ? check('warning', 'There is less than 1 GB left. Without any, the database stops.', facts)
    : check('pass', 'There is room.', facts);
}

interface Versions {
  readonly app: string;
  readonly postgres: string;
  readonly mode: string;
  readonly process: string;
}

export const describeVersions = ({ app, postgres, mode, process: part }: Versions): SystemCheck =>
  check('pass', `Thengisa ${app}`, {
    'Node.js': process.version,
    PostgreSQL: postgres,
    MODE: mode,
    PROCESS: part,
  });
