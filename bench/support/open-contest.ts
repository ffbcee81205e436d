import type { RepActor } from '#server/features/accounts/access.ts';
import { applyForJob } from '#server/features/applications/commands/apply-for-job.ts';
import { browseJobs } from '#server/features/jobs/queries/browse-jobs.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import type { BareRep } from '../bare/bare-apply.ts';
import type { BareOrder } from '../bare-server.ts';
import { mintTokens } from './mint-tokens.ts';
import type { Market } from './open-market.ts';
import { openHelper, serve } from './processes.ts';
import { recordStatements } from './record-statements.ts';

/** The app and the bare server, each in a process of its own on the same database, and who may call them. */
export interface Contest {
  readonly app: string;
  readonly siteUrl: string;
  readonly bare: string;
  /** Of reps who have not applied for anything. */
  readonly tokens: readonly string[];
  readonly reps: readonly BareRep[];
  /** Jobs that are active. */
  readonly jobIds: readonly string[];
}

const poolSize = 10;
/** What the app believes to be its address; nobody looks it up. */
const siteUrl = 'https://bench.example';
const repCount = 403;

export async function openContest(market: Market, closing: AsyncDisposableStack): Promise<Contest> {
  const { databaseUrl, pool, dataDir, secretKey } = market;
  const port = await findFreePort();
  const app = await serve('server/main.ts', port, {
    MODE: 'production',
    PROCESS: 'web',
    SITE_URL: siteUrl,
    ADMIN_EMAIL: 'admin@bench.example',
    ADMIN_PASSWORD: secretKey,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(poolSize),
    DATA_DIR: `${dataDir}/app`,
    SECRET_KEY: secretKey,
    DOCUMENTS_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  closing.defer(app.stop);
  const { rows: idle } = await pool.query<BareRep & { any: string }>(
    `select id as "repId", user_id as "userId" from rep_profiles
     where not exists (select from job_applications where rep_id = rep_profiles.id) order by id limit $1`,
    [repCount + 1],
  );
  const [sample, ...reps] = idle;
  const { rows: jobs } = await pool.query<{ id: string }>("select id from jobs where status = 'active' order by id");
  const jobIds = jobs.map(({ id }) => id);
  if (!sample || reps.length < repCount || jobIds.length === 0) throw new Error('The market is too small');

  const tokens = await mintTokens(
    market,
    siteUrl,
    reps.map(({ userId }) => userId),
  );
  const bare = openHelper<BareOrder, { port: number }>('bare-server.ts');
  closing.defer(bare.stop);
  const { port: barePort } = await bare.ask({
    databaseUrl,
    poolSize,
    browse: await recordStatements(databaseUrl, ({ db }) =>
      browseJobs(db, sample as unknown as RepActor, {
        province: 'Gauteng',
        industry: 'Retail',
        minimumRateCents: 5_000,
      }),
    ),
    apply: await recordStatements(databaseUrl, ({ transaction }) =>
      transaction((tx) =>
        applyForJob(tx, { ...sample, legal: null } as unknown as RepActor & LegallyAsked, {
          jobId: jobIds[0] ?? '',
          message: 'I would like to apply.',
        }),
      ),
    ),
    reps: Object.fromEntries(tokens.map((token, position) => [`Bearer ${token}`, reps[position] ?? sample])),
  });
  return {
    app: app.url,
    siteUrl,
    bare: `http://127.0.0.1:${barePort}`,
    tokens,
    reps,
    jobIds,
  };
}
