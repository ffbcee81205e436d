import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { SystemCheck, SystemCheckName } from '#contract/diagnostics/system-checks.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { type Env, projectRoot } from '#server/platform/env.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { readQueueStatus } from '#server/platform/queue/count-jobs.ts';
import { fingerprintOf, readKeyState } from '#server/platform/secret-key.ts';
import { roomFor } from '#server/platform/watch-disk.ts';
import { countFormerSessions } from '../../../accounts/sessions/queries/count-former-sessions.ts';
import { reachAddress } from '../gateway/reach-address.ts';
import { countTables } from '../queries/count-tables.ts';
import * as installation from '../queries/read-installation.ts';
import { countRunning, readSlowQueries } from '../queries/read-slow-queries.ts';
import * as texts from '../texts.ts';

export interface Checked {
  readonly env: Env;
  readonly pool: pg.Pool;
  readonly transaction: RunTransaction;
  readonly mailer: Mailer;
  readonly files: FileStore;
}

/** How long one statement of a check may take, in milliseconds: less than the check. */
const statementMs = 4000;

/** One check for each part. A problem found is returned; an error that prevents the check is thrown. */
export const checks: Record<SystemCheckName, (given: Checked) => Promise<SystemCheck>> = {
  tables: async (given) => texts.describeTables(await asking(given, countTables)),
  async storage({ env, files }) {
    // Without this, a missing folder would look like one without the file.
    if (env.files.driver === 'local') await statfs(join(env.dataDir, 'files'));
    await files.stat('cvs/diagnostics');
    return texts.describeStorage(env.files.driver);
  },
  database: async (given) =>
    texts.describeDatabase({ ...countsOf(given.pool), bytes: await asking(given, installation.readDatabaseSize) }),
  queue: async (given) =>
    texts.describeQueue(await asking(given, (db) => readQueueStatus(db, texts.stuckAfterMinutes))),
  mail: async ({ mailer, env }) => texts.describeMail(await mailer.prove(), env.mode),
  payfast: async ({ env: { payfast } }) => {
    if (payfast.standIn) return texts.payfastStandIn;
    const reached = await Promise.allSettled(
      [payfast.url, payfast.apiUrl].map((url) => reachAddress(url, statementMs)),
    );
    return texts.describePayfast(reached);
  },
  backup: async (given) => texts.describeBackup(await asking(given, installation.findLastBackup)),
  'secret-key': async (given) => {
    const { secretKey, previousSecretKey } = given.env;
    const state = await asking(given, readKeyState);
    if (state === null || previousSecretKey === null) return texts.describeKey(state?.since ?? null);
    const isWaiting = state.fingerprint !== fingerprintOf(secretKey ?? '');
    if (!isWaiting && state.former !== fingerprintOf(previousSecretKey)) return texts.otherFormerKey;
    return texts.describeKeyTurn({
      ...state,
      isWaiting,
      sessions: await asking(given, (db) => countFormerSessions(db, state.since)),
    });
  },
  migrations: async (given) => texts.describeMigrations(await asking(given, installation.readMigrations)),
  'slow-queries': async (given) =>
    texts.describeSlowQueries(
      await asking(given, async (db) => ({
        running: await countRunning(db, texts.slowSeconds),
        slowest: await readSlowQueries(db),
      })),
    ),
  disk: async ({ env }) => texts.describeRoom(await roomFor(env.dataDir)),
  versions: async (given) =>
    texts.describeVersions({
      app: await readAppVersion(),
      postgres: await asking(given, installation.readPostgresVersion),
      mode: given.env.mode,
      process: given.env.process,
    }),
};

/** Runs a query with a time limit, in a read-only transaction. */
const asking = <T>({ transaction }: Checked, ask: (db: Db) => Promise<T>): Promise<T> =>
  transaction(async ({ db }) => {
    await db.execute(sql.raw(`set local statement_timeout = ${statementMs}`));
    await db.execute(sql`set transaction read only`);
    return ask(db);
  });

const countsOf = ({ totalCount, idleCount, waitingCount, options }: pg.Pool) => ({
  most: options.max ?? 0,
  busy: totalCount - idleCount,
  waiting: waitingCount,
});

async function readAppVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}
