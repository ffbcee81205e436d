import { emailUndoDays } from '#contract/accounts/support-changes.ts';
import type { SystemCheck } from '#contract/diagnostics/system-checks.ts';
import { buckets } from '#contract/files/purposes.ts';
import { failureMessage } from '#domain/diagnostics/failure-message.ts';
import { grouped } from '#domain/shared/rand.ts';
import { now } from '#server/platform/clock.ts';
import { momentText } from '#server/platform/mail/time-texts.ts';
import type { readQueueStatus } from '#server/platform/queue/count-jobs.ts';
import type { KeyState } from '#server/platform/secret-key.ts';
import type { Room } from '#server/platform/watch-disk.ts';
import type { countTables } from './queries/count-tables.ts';
import type { readMigrations } from './queries/read-installation.ts';
import type { readSlowQueries } from './queries/read-slow-queries.ts';

type Read<Query extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export const stuckAfterMinutes = 10;
export const slowSeconds = 5;
const lateBackupHours = 26;
/** The longest that a link in an email can undo something, and a day. */
const formerKeyDays = emailUndoDays + 1;

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
    'All six tables can be read. PostgreSQL estimates counts above 10,000 rows.',
    Object.fromEntries(
      counts.map(({ name, rows, isEstimate }) => [name, `${isEstimate ? 'about ' : ''}${count(rows, 'row')}`]),
    ),
  );

export const describeStorage = (driver: 'local' | 's3'): SystemCheck =>
  check('pass', driver === 'local' ? 'The files folder is readable.' : 'The S3 bucket responds.', {
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
    waiting > 0 ? 'Requests are waiting for a connection. DATABASE_POOL may be too small.' : 'The database responds.',
    {
      'Connections used by this process': `${busy} of ${most}`,
      Waiting: String(waiting),
      Size: bytes < GB ? `${Math.ceil((bytes / GB) * 1024)} MB` : inGb(bytes),
    },
  );

export function describeQueue({ depths, failed, isStuck }: Read<typeof readQueueStatus>): SystemCheck {
  const facts = Object.fromEntries(
    depths.map(({ task, waiting, later, running }) => [task, `${waiting} due, ${later} later, ${running} running`]),
  );
  if (isStuck) {
    const message = `A task is more than ${stuckAfterMinutes} minutes late. Check that a process with PROCESS=all or PROCESS=worker is running.`;
    return check('fail', message, facts);
  }
  if (failed > 0) return check('warning', `${count(failed, 'task')} failed for good in the last day.`, facts);
  return check('pass', 'No failed tasks in the last day, and no late tasks.', facts);
}

export function describeMail(proven: 'server' | 'folder', mode: 'local' | 'production'): SystemCheck {
  if (proven === 'server') return check('pass', 'The mail server accepts our credentials.');
  const message = 'No SMTP server is set. Emails are written to files in DATA_DIR.';
  return check(mode === 'local' ? 'pass' : 'fail', mode === 'local' ? message : `${message} Set SMTP_URL.`);
}

export const payfastStandIn = check('pass', 'This installation uses a simulated PayFast. No money moves.');

type Reached = PromiseSettledResult<{ readonly status: number }>;

/** @param reached the payment page, then the API */
export function describePayfast(reached: readonly Reached[]): SystemCheck {
  const words = reached.map((one) =>
    one.status === 'rejected'
      ? `can’t be reached: ${failureMessage(one.reason)}`
      : one.value.status >= 500
        ? `returned an error (${one.value.status})`
        : null,
  );
  const [page = null, api = null] = words;
  const facts = { 'Payment page': page ?? 'responds', API: api ?? 'responds' };
  if (page !== null) return check('fail', `PayFast ${page}`, facts);
  if (api !== null) return check('warning', `PayFast accepts payments, but its API ${api}`, facts);
  return check('pass', 'PayFast responds.', facts);
}

export function describeBackup(doneAt: Date | null): SystemCheck {
  if (doneAt === null) {
    const message = 'No backup is recorded. Run `npm run db -- backup-done` at the end of your backup script.';
    return check('warning', message);
  }
  const isLate = now().getTime() - doneAt.getTime() > lateBackupHours * 3_600_000;
  return isLate
    ? check('warning', `The last backup finished on ${momentText(doneAt.toISOString())}, more than a day ago.`)
    : check('pass', `The last backup finished on ${momentText(doneAt.toISOString())}.`);
}

export const describeKey = (since: Date | null): SystemCheck =>
  check(
    'pass',
    since === null ? 'SECRET_KEY is set.' : `SECRET_KEY is in use since ${momentText(since.toISOString())}.`,
  );

export const otherFormerKey = check(
  'warning',
  'SECRET_KEY_PREVIOUS isn’t the key that SECRET_KEY replaced. Remove it and restart every process.',
);

interface KeyTurn extends Pick<KeyState, 'since' | 'resealedAt'> {
  /** The former key still signs. */
  readonly isWaiting: boolean;
  /** Open ones whose tokens are signed with the former key. */
  readonly sessions: number;
}

/** What keeps SECRET_KEY_PREVIOUS from being removed. */
export function describeKeyTurn({ since, resealedAt, isWaiting, sessions }: KeyTurn): SystemCheck {
  if (isWaiting) {
    return check(
      'warning',
      'SECRET_KEY doesn’t sign yet. Restart every process with SECRET_KEY and SECRET_KEY_PREVIOUS.',
    );
  }
  const facts = {
    'SECRET_KEY in use since': momentText(since.toISOString()),
    'Sessions under the former key': String(sessions),
  };
  if (resealedAt === null)
    return check('warning', 'Keep SECRET_KEY_PREVIOUS. Stored values are being re-encrypted.', facts);
  const until = new Date(since.getTime() + formerKeyDays * 86_400_000);
  if (now() < until) {
    const day = momentText(until.toISOString());
    return check('warning', `Keep SECRET_KEY_PREVIOUS until ${day}. Links in recent emails need it.`, facts);
  }
  return sessions > 0
    ? check(
        'warning',
        `Removing SECRET_KEY_PREVIOUS now signs out ${count(sessions, 'session')}. The others no longer need it.`,
        facts,
      )
    : check('pass', 'SECRET_KEY_PREVIOUS is no longer needed. Remove it and restart every process.', facts);
}

export function describeMigrations({ applied, last, pending }: Read<typeof readMigrations>): SystemCheck {
  const facts = { Applied: String(applied), Last: last, ...(pending.length > 0 && { Pending: pending.join(', ') }) };
  return pending.length > 0
    ? check(
        'fail',
        `${count(pending.length, 'migration')} of this version ${pending.length === 1 ? 'hasn’t' : 'haven’t'} run here.`,
        facts,
      )
    : check('pass', 'All migrations of this version have run.', facts);
}

interface Slow {
  readonly running: number;
  readonly slowest: Read<typeof readSlowQueries>;
}

export function describeSlowQueries({ running, slowest }: Slow): SystemCheck {
  const facts = Object.fromEntries(
    slowest?.map(({ text, calls, mean }) => [text, `${mean.toFixed(1)} ms on average, ${count(calls, 'time')}`]) ?? [],
  );
  const known = slowest === null ? ' Averages aren’t available, because pg_stat_statements isn’t installed.' : '';
  return running > 0
    ? check(
        'warning',
        `${count(running, 'query has', 'queries have')} been running for more than ${slowSeconds} seconds.${known}`,
        facts,
      )
    : check('pass', `No query has been running for more than ${slowSeconds} seconds.${known}`, facts);
}

export function describeRoom({ free, of, isLittle }: Room): SystemCheck {
  const facts = { 'Free for DATA_DIR': `${inGb(free)} of ${inGb(of)}` };
  return isLittle
    ? check('warning', 'Less than 1 GB is free. If the disk fills up, the database stops.', facts)
    : check('pass', 'Enough space is free.', facts);
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
