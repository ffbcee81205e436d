import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import { usualFacts } from '#contract/site/site-facts.ts';
import { type Accounts, openAccounts } from '#server/features/accounts/services.ts';
import { currentAgreements } from '#server/features/agreements/queries/current-agreement.ts';
import { requireDocumentsKey } from '#server/features/files/commands/require-documents-key.ts';
import { ensurePrior } from '#server/features/matching/models/commands/ensure-prior.ts';
import { ensureFirstAdmin } from '#server/features/operators/commands/ensure-first-admin.ts';
import { type Operators, openOperators } from '#server/features/operators/services.ts';
import { type Escrow, openEscrow } from '#server/features/payments/gateway/escrow-gig-money.ts';
import { cardGigMoney, type GigMoney, givingBackThrough } from '#server/features/payments/gateway/gig-money.ts';
import { openGateway, type PayfastGateway } from '#server/features/payments/gateway/open-gateway.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { DatabaseAddress } from '#server/platform/db/database-address.ts';
import { type DatabaseWatch, watchDatabase } from '#server/platform/db/database-watch.ts';
import { type Db, dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { openReplica, type ReadBehind, type Replica } from '#server/platform/db/replica.ts';
import type { Waiting } from '#server/platform/db/take-turns-at-start.ts';
import { type RunTransaction, transactionsOn } from '#server/platform/db/transaction.ts';
import type { Env } from '#server/platform/env.ts';
import { emitWith } from '#server/platform/events/emit.ts';
import { type LiveHub, openLiveHub } from '#server/platform/events/live-hub.ts';
import { type DocumentSealer, openDocumentSealer } from '#server/platform/files/document-sealer.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { createFileLinks, type FileLinks } from '#server/platform/files/signed-links.ts';
import { openVirusScanner, type VirusScanner } from '#server/platform/files/virus-scanner.ts';
import { createLeases, type Leases } from '#server/platform/http/leases.ts';
import { createRateLimiter, type RateLimiter } from '#server/platform/http/rate-limits.ts';
import type { Logger } from '#server/platform/log.ts';
import { type Mailer, openMailer } from '#server/platform/mail/mailer.ts';
import { createMetrics, type Metrics } from '#server/platform/metrics.ts';
import { openPusher, type Pusher } from '#server/platform/push/pusher.ts';
import { deriveVapidKeys } from '#server/platform/push/vapid-keys.ts';
import { openQueue, type Queue } from '#server/platform/queue/queue.ts';
import type { WatchAttempt } from '#server/platform/queue/workers.ts';
import { rememberSecretKey, requireSecretKey, secretKeyIdOf } from '#server/platform/secret-key.ts';
import { openSecretRing } from '#server/platform/secret-ring.ts';
import { documentsKeyOf, secretKeyOf } from '#server/platform/secrets.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { noTracing, type Tracing } from '#server/platform/tracing/tracing.ts';
import { putContactsInMails } from './current-contacts.ts';
import { demoTasks } from './demo-work.ts';
import { requireFilesLocation } from './files-location.ts';
import { reactionsWith } from './reactions.ts';
import { backgroundWork } from './schedule.ts';
import { turnKeysTask } from './turn-secret-key.ts';
import { watchServices } from './watch-services.ts';

/** Everything one process works with, opened in order of dependency. */
export interface Services {
  readonly env: Env;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly secretKey: Secret;
  readonly pool: pg.Pool;
  readonly databaseWatch: DatabaseWatch;
  readonly db: Db;
  readonly replica: Replica;
  readonly readBehind: ReadBehind;
  readonly transaction: RunTransaction;
  readonly queue: Queue;
  readonly live: LiveHub;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly mailDir: string;
  readonly files: FileStore;
  readonly scanner: VirusScanner;
  readonly sealer: DocumentSealer;
  readonly accounts: Accounts;
  readonly operators: Operators;
  readonly limiter: RateLimiter;
  readonly leases: Leases;
  readonly links: FileLinks;
  readonly siteUrl: string;
  readonly gateway: PayfastGateway;
  readonly gigMoney: GigMoney;
  /** Null: there is no partner that holds money. */
  readonly escrow: Escrow | null;
  /** Starts the background work of this process. */
  startWork(): Promise<void>;
  /** Waits for running work, then closes the database. */
  close(): Promise<void>;
}

interface Opening {
  readonly env: Env;
  readonly database: DatabaseAddress;
  readonly log: Logger;
  readonly tracing?: Tracing;
  readonly waiting?: Waiting;
  /** Called when this process can't go on: its keys are no longer those of the installation. */
  readonly onLost?: (error: unknown) => void;
}

/** Opens everything on a migrated database. Throws a StartupError for what an operator can fix. */
export async function openServices({
  env,
  database,
  log,
  tracing = noTracing,
  waiting,
  onLost,
}: Opening): Promise<Services> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const ownKey = await secretKeyOf(env);
    const previous = env.previousSecretKey;
    const databaseWatch = watchDatabase({ ...database, log });
    closers.push(() => databaseWatch.close());
    const pool = openPool(
      database.url,
      env.databasePool,
      (error) => log.warn({ err: error }, 'the database dropped a connection'),
      { ...database, watch: tracing.traceStatement, database: databaseWatch },
    );
    closers.push(() => pool.end());
    const db = dbOfPool(pool);
    const { databasePool: size, databaseReplicaUrl } = env;
    const replica = openReplica({
      ...{ url: databaseReplicaUrl, size, log },
      ...{ primary: pool, primaryUrl: database.directUrl, primaryWatch: databaseWatch },
    });
    closers.push(() => replica.close());
    await requireSecretKey(db, ownKey, previous);
    const opened = await openSecretRing({
      ...{ db, secretKey: ownKey, previous },
      onTrouble: (error) => log.warn({ err: error }, 'whether SECRET_KEY took over could not be read'),
    });
    closers.push(async () => opened.close());
    const secretKey: Secret = opened.ring;
    const accountSettings = {
      siteUrl: env.siteUrl,
      allowedRedirects: env.allowedRedirects,
      secretKey,
      autoconfirm: env.authAutoconfirm,
      rateLimits: env.rateLimits,
      passwordMinimum: env.passwordMinimum,
    };
    const { directUrl: connectionString } = database;
    const payfast = openGateway(env.payfast);
    const escrow = env.gigMoney.escrow && openEscrow(env.gigMoney.escrow);
    const gateway = { ...payfast, ...givingBackThrough(payfast, escrow) };
    const pusher = openPusher({ keys: env.vapid.keys ?? deriveVapidKeys(secretKey), subject: env.vapid.subject });
    const mailDir = join(env.dataDir, 'mail');
    const work = backgroundWork(
      { ...accountSettings, pusher, mailDir },
      { documentsDays: env.vettingDocumentsDays },
      { siteUrl: env.siteUrl, payfast: env.payfast, gateway, secretKey },
      connectionString,
    );
    const tasks = [...work.tasks, ...demoTasks(env, secretKey), turnKeysTask({ secretKey: ownKey, previous })];
    const metrics = createMetrics((error, name) => log.warn({ err: error, name }, 'a number could not be looked up'));
    const watch: WatchAttempt = (task, attempt) => tracing.traceTask(task, () => metrics.timeTask(task, attempt));
    const queue = await openQueue({ pool, connectionString, databaseWatch, tasks, log, watch, waiting });
    closers.push(() => queue.stop());
    const ownNotices = new EventEmitter();
    const transaction = transactionsOn(pool, queue.enqueueIn, emitWith(reactionsWith(secretKey)), ownNotices, (error) =>
      log.error({ err: error }, 'this process received no notification of its own commit'),
    );
    const documentsKey = await documentsKeyOf(env);
    const sealer = openDocumentSealer(documentsKey, env.oldDocumentsKeys);
    const live = await openLiveHub({
      pool,
      connectionString,
      databaseWatch,
      log,
      label: `${sealer.keyId}.${secretKeyIdOf(ownKey)}`,
      // While this process was cut off, SECRET_KEY may have been replaced without it.
      onListening: () =>
        requireSecretKey(db, ownKey, previous).catch((error) => {
          if (error instanceof StartupError) onLost?.(error);
          throw error;
        }),
    });
    closers.push(() => live.stop());
    const { dataDir, siteUrl } = env;
    watchServices(metrics, {
      pool,
      live,
      databaseWatch,
      replica,
      isReplicaSet: databaseReplicaUrl !== null,
      dataDir,
      siteUrl,
    });
    if (env.mode === 'production' && env.smtpUrl === null) {
      log.warn('SMTP_URL is not set: emails are only written to files in DATA_DIR');
    }
    if (env.mode === 'production') {
      for (const { title, version, reviewedByLawyer } of Object.values(currentAgreements(usualFacts))) {
        if (reviewedByLawyer === null) log.warn({ title, version }, 'no lawyer has reviewed this agreement yet');
      }
    }
    const mailer = putContactsInMails(openMailer({ smtpUrl: env.smtpUrl, mailDir, from: env.mailFrom }), db);
    const files = await openFileStore(env.files, join(env.dataDir, 'files'));
    const scanner = openVirusScanner({ address: env.clamdAddress });
    const accounts = await openAccounts({
      db,
      transaction,
      ownNotices,
      connectionString,
      databaseWatch,
      log,
      settings: accountSettings,
    });
    closers.push(() => accounts.close());
    await rememberSecretKey(db, ownKey, previous);
    await opened.refresh();
    await requireDocumentsKey(db, sealer, log);
    await requireFilesLocation({ db, files, settings: env.files });
    const operators = openOperators({
      db,
      transaction,
      settings: { siteUrl: env.siteUrl, secretKey, requireSecondFactor: env.mode === 'production' },
      rateLimits: env.rateLimits,
    });
    if (env.admin !== null && (await ensureFirstAdmin({ db, transaction }, env.admin))) {
      log.info('the first admin was created from ADMIN_EMAIL');
    }
    await ensurePrior(transaction);
    return {
      env,
      log,
      metrics,
      tracing,
      secretKey,
      pool,
      databaseWatch,
      db,
      replica,
      readBehind: replica.read,
      transaction,
      queue,
      live,
      mailer,
      pusher,
      mailDir,
      files,
      scanner,
      sealer,
      accounts,
      operators,
      // Losing half a second of a person's actions is better than waiting for the disk at each of them.
      limiter: createRateLimiter(db, { enabled: env.rateLimits, lasting: false }),
      leases: createLeases(db, { enabled: env.rateLimits }),
      links: createFileLinks(secretKey),
      siteUrl: env.siteUrl,
      gateway,
      gigMoney: env.gigMoney.provider === 'escrow' && escrow ? escrow : cardGigMoney(env.payfast, payfast),
      escrow,
      startWork: () => queue.work({ db, transaction, mailer, files, log }, work.pulses),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
