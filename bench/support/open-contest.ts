import { findFreePort } from '#server/platform/free-port.ts';
import type { BareOrder } from '../bare-server.ts';
import { appEnv, siteUrl } from './app-env.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { mintTokens } from './mint-tokens.ts';
import type { Market } from './open-market.ts';
import { openRecorder, type RecordRequest, type Rep } from './open-recorder.ts';
import { type Helper, openHelper, serve } from './processes.ts';

/** The app, the bare server and the clients, in a process of their own each, and reps who have not applied for anything. */
export interface Contest {
  /** Without a slash at the end. */
  readonly app: string;
  /** The same app where it can be observed. */
  readonly record: RecordRequest;
  readonly bare: Helper<BareOrder, { port: number }>;
  readonly load: Helper<LoadOrder, LoadResult>;
  /** Samples of what the app does. */
  readonly samplers: readonly Rep[];
  /** Checks that the bare server does the same. */
  readonly checkers: readonly Rep[];
  readonly callers: readonly Rep[];
  /** Jobs that are active. */
  readonly jobIds: readonly string[];
}

const samplers = 9;
const checkers = 2;

export async function openContest(market: Market, callers: number, closing: AsyncDisposableStack): Promise<Contest> {
  const { pool } = market;
  const app = await serve('server/main.ts', await findFreePort(), appEnv(market, 'app'));
  closing.defer(app.stop);
  const count = samplers + checkers + callers;
  const { rows: idle } = await pool.query<{ userId: string; repId: string }>(
    `select id as "repId", user_id as "userId" from rep_profiles
     where not exists (select from job_applications where rep_id = rep_profiles.id) order by id limit $1`,
    [count],
  );
  const { rows: jobs } = await pool.query<{ id: string }>("select id from jobs where status = 'active' order by id");
  if (idle.length < count || jobs.length < samplers) throw new Error('The market is too small');
  const tokens = await mintTokens(
    market,
    siteUrl,
    idle.map(({ userId }) => userId),
  );
  const reps = idle.map((rep, position) => ({ ...rep, token: tokens[position] ?? '' }));
  const bare = openHelper<BareOrder, { port: number }>('bare-server.ts');
  closing.defer(bare.stop);
  const load = openHelper<LoadOrder, LoadResult>('load-process.ts');
  closing.defer(load.stop);
  return {
    app: app.url,
    record: await openRecorder(market, closing),
    bare,
    load,
    samplers: reps.splice(0, samplers),
    checkers: reps.splice(0, checkers),
    callers: reps,
    jobIds: jobs.map(({ id }) => id),
  };
}
