import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { createGates } from '#server/features/accounts/access.ts';
import { openAccounts } from '#server/features/accounts/services.ts';
import { readAccessToken } from '#server/features/accounts/sessions/services/access-token.ts';
import { findActorProfiles } from '#server/features/profiles/queries.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { createLog } from '#server/platform/log.ts';
import { steadyDatabase } from '#test/support/steady-database.ts';
import { siteUrl } from '../support/app-env.ts';
import { mintTokens } from '../support/mint-tokens.ts';
import type { Market } from '../support/open-market.ts';
import { percentile } from '../support/percentile.ts';

export interface Checks {
  /** For a caller that this process has not seen in the last half minute. */
  readonly first: Cost;
  /** For the same caller from then on. */
  readonly known: Cost;
  /** The signature of the token alone, for comparison. */
  readonly signature: Cost;
}

interface Cost {
  readonly queries: number;
  /** The names of its statements. */
  readonly statements: readonly string[];
  /** Milliseconds each took. */
  readonly milliseconds: number[];
}

/** The cost of authentication, from the Authorization header to the actor. */
export async function measureChecks(market: Market, callers: number): Promise<Checks> {
  const { rows } = await market.pool.query<{ userId: string }>(
    'select user_id as "userId" from rep_profiles order by id limit $1',
    [callers],
  );
  const tokens = await mintTokens(
    market,
    siteUrl,
    rows.map(({ userId }) => userId),
  );
  const pool = openPool(market.databaseUrl, 2, () => {});
  let queries = 0;
  const names = new Set<string>();
  pool.on('acquire', () => queries++);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((sent: string | pg.QueryConfig, ...rest: unknown[]) => {
      names.add((typeof sent === 'object' && sent.name) || 'another');
      return query(sent, ...rest);
    }) as typeof client.query;
  });
  const db = dbOfPool(pool);
  const none = async () => {};
  const settings = {
    siteUrl,
    allowedRedirects: [],
    secretKey: market.secretKey,
    autoconfirm: true,
    rateLimits: false,
    passwordMinimum: 8,
  };
  const accounts = await openAccounts({
    db,
    transaction: transactionsOn(pool, none, none),
    ownNotices: new EventEmitter(),
    connectionString: market.databaseUrl,
    databaseWatch: steadyDatabase,
    log: createLog('silent'),
    settings,
  });
  const gates = createGates({
    verifyAccessToken: accounts.verifyAccessToken,
    findActorProfiles: (userId) => findActorProfiles(db, userId),
  });

  async function costOf(check: (token: string) => Promise<unknown>): Promise<Cost> {
    const before = queries;
    names.clear();
    const milliseconds: number[] = [];
    for (const token of tokens) {
      const started = performance.now();
      await check(token);
      milliseconds.push(performance.now() - started);
    }
    return { queries: (queries - before) / tokens.length, statements: [...names].sort(), milliseconds };
  }

  const asRep = (token: string) => gates.rep({ authorization: `Bearer ${token}` });
  const signatureOf = (token: string) => readAccessToken(accounts.keys, settings, token);
  try {
    await costOf(signatureOf);
    return { first: await costOf(asRep), known: await costOf(asRep), signature: await costOf(signatureOf) };
  } finally {
    await accounts.close();
    await pool.end();
  }
}

export const medianOf = ({ milliseconds }: Cost): number => percentile(milliseconds, 0.5);
